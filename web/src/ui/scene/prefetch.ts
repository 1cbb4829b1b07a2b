/** Fetches a game's scene before its match begins, so that the first race is seen in it. */
import { useEffect } from "preact/hooks";
import type { OnlineGame } from "../../games/gameui";
import { isOnline } from "../../games/index";
import { view } from "./view";

const SCENES: { readonly [G in OnlineGame]: () => Promise<unknown> } = {
  ghost_blitz_dice: () => import("../../games/ghost_blitz_dice/scene/scene"),
  king_of_the_dice_junior: () => import("../../games/king_of_the_dice_junior/scene/scene"),
  lightning_dice: () => import("../../games/lightning_dice/scene/scene"),
  tumblin_dice: () => import("../../games/tumblin_dice/scene/scene"),
};

/** Where tables are shown in 3D; if it fails, the table tries again, and says so. */
export function useScenePrefetched(game: string): void {
  const is3d = view.value === "3d";
  useEffect(() => {
    if (!is3d || !isOnline(game)) return;
    Promise.all([import("../../scene/run"), SCENES[game]()]).catch(() => undefined);
  }, [is3d, game]);
}
