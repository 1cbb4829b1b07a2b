/** A wooden tray with four sockets, for dice that are kept. */
import { type BufferGeometry, Group, Mesh, Shape, ShapeGeometry } from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import { wood } from "../../../scene/parts/paint";
import type { Stage } from "../../../scene/stage";
import { ink } from "./colours";
import { type TableLayout, TRAY_TOP } from "./layout";

/** Of a socket's edge, in edges of a die. */
const SOCKET = 1.3;

/** Stands where the layout has it; the scene's owner frees it. */
export function trayOf(stage: Stage, { tray, kept, dieSize }: TableLayout): Group {
  const depth = dieSize * 1.75;
  const grain = stage.shared("texture wood tray", () => wood(ink("--wood-hi"), ink("--wood-line"), 0.5, 0.4));
  const body = new RoundedBoxGeometry(tray.halfWidth * 2, TRAY_TOP * 2, depth, 3, TRAY_TOP * 0.8);
  const board = new Mesh(body, stage.surface({ map: grain, roughness: 0.45 }));
  board.position.set(tray.x, 0, tray.z);
  board.castShadow = true;
  board.receiveShadow = true;
  const cloth = new Mesh(
    socketsOf(kept, dieSize * SOCKET),
    stage.surface({ color: ink("--felt-king-lo"), roughness: 0.96 }),
  );
  cloth.position.y = TRAY_TOP + 0.004;
  cloth.receiveShadow = true;
  return new Group().add(board, cloth);
}

function socketsOf(places: TableLayout["kept"], edge: number): BufferGeometry {
  const sockets = places.map(({ x, z }) =>
    socket(edge)
      .rotateX(-Math.PI / 2)
      .translate(x, 0, z),
  );
  const merged = mergeGeometries(sockets);
  for (const one of sockets) one.dispose();
  return merged;
}

function socket(edge: number): BufferGeometry {
  const [half, corner] = [edge / 2, edge * 0.2];
  const shape = new Shape();
  shape.moveTo(-half + corner, -half);
  shape.lineTo(half - corner, -half).absarc(half - corner, -half + corner, corner, -Math.PI / 2, 0, false);
  shape.lineTo(half, half - corner).absarc(half - corner, half - corner, corner, 0, Math.PI / 2, false);
  shape.lineTo(-half + corner, half).absarc(-half + corner, half - corner, corner, Math.PI / 2, Math.PI, false);
  shape.lineTo(-half, -half + corner).absarc(-half + corner, -half + corner, corner, Math.PI, 1.5 * Math.PI, false);
  return new ShapeGeometry(shape, 6);
}
