/** The crown of gold that stands in a courtyard while it is unspent. */
import { type BufferGeometry, ConeGeometry, CylinderGeometry, SphereGeometry, TorusGeometry } from "three";
import { merged, painted } from "./solid";

const GOLD = "#f2b93b";
const GOLD_HI = "#ffd877";
const POINTS = 5;

/** It stands on y = 0 and is about 1 wide. */
export function crownGeometry(): BufferGeometry {
  const band = new CylinderGeometry(0.44, 0.42, 0.24, 24, 1, true).translate(0, 0.14, 0);
  const inside = new CylinderGeometry(0.4, 0.4, 0.14, 24).translate(0, 0.08, 0);
  const rim = new TorusGeometry(0.43, 0.045, 5, 20).rotateX(Math.PI / 2).translate(0, 0.05, 0);
  return merged([
    painted(band, GOLD),
    painted(inside, "#a5701a"),
    painted(rim, GOLD_HI),
    ...Array.from({ length: POINTS }, (_, point) => pointParts((2 * Math.PI * (point + 0.5)) / POINTS)).flat(),
  ]);
}

function pointParts(turn: number): readonly BufferGeometry[] {
  const spike = new ConeGeometry(0.2, 0.46, 4).scale(1, 1, 0.4).translate(0, 0.46, 0.43).rotateY(turn);
  const ball = new SphereGeometry(0.075, 7, 5).translate(0, 0.7, 0.43).rotateY(turn);
  const gem = new SphereGeometry(0.065, 6, 4).translate(0, 0.16, 0.45).rotateY(turn);
  return [painted(spike, GOLD), painted(ball, GOLD_HI), painted(gem, "#d9452a")];
}
