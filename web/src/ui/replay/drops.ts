/** A file that is dropped anywhere on the page, or chosen there: a record to be shown. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { fileAddress } from "../../model/route";
import { go } from "../frame/routing";

/** The last one; null: none yet. */
export const dropped = signal<File | null>(null);
/** One is being dragged over the page. */
export const isOver = signal(false);

export function showFile(file: File): void {
  dropped.value = file;
  if (location.pathname !== fileAddress || location.hash !== "") go(fileAddress);
}

/** Listens for files. Elsewhere a browser would leave the page for the file, so that stays as it is. */
export function useDrops(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return;
    addEventListener("dragover", over);
    addEventListener("dragleave", leave);
    addEventListener("drop", drop);
    return () => {
      isOver.value = false;
      removeEventListener("dragover", over);
      removeEventListener("dragleave", leave);
      removeEventListener("drop", drop);
    };
  }, [isWanted]);
}

const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes("Files") ?? false;

function over(event: DragEvent): void {
  if (!hasFiles(event)) return;
  event.preventDefault(); // else there is no drop
  isOver.value = true;
}

function leave(event: DragEvent): void {
  if (event.relatedTarget === null) isOver.value = false; // it has left the window
}

function drop(event: DragEvent): void {
  isOver.value = false;
  const file = event.dataTransfer?.files[0];
  if (file === undefined) return;
  event.preventDefault();
  showFile(file);
}
