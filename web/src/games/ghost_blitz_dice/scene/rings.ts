/** Rings of light on the table, in one draw call: what may be grabbed, what is held, the die that decided. */
import {
  type BufferGeometry,
  Color,
  InstancedMesh,
  type Material,
  Matrix4,
  MeshBasicMaterial,
  Quaternion,
  RingGeometry,
  Vector3,
} from "three";
import type { Stage } from "../../../scene/stage";

export interface Ring {
  readonly at: Vector3;
  readonly radius: number;
  readonly colour: string;
}

/** Five figures, a die, a seat. */
const MOST = 7;
const LYING = new Quaternion();

export class Rings {
  private readonly mesh: InstancedMesh<BufferGeometry, Material>;

  constructor(stage: Stage) {
    const shape = new RingGeometry(0.88, 1, 40).rotateX(-Math.PI / 2);
    const coat = new MeshBasicMaterial({ toneMapped: false, transparent: true, depthWrite: false });
    this.mesh = new InstancedMesh(shape, coat, MOST);
    this.mesh.renderOrder = 2; // over the soft shadows, which lie on the felt too
    this.mesh.frustumCulled = false;
    this.mesh.count = 0;
    stage.scene.add(this.mesh);
  }

  show(rings: readonly Ring[]): void {
    const matrix = new Matrix4();
    rings.slice(0, MOST).forEach(({ at, radius, colour }, place) => {
      this.mesh.setMatrixAt(place, matrix.compose(at, LYING, new Vector3(radius, 1, radius)));
      this.mesh.setColorAt(place, new Color(colour));
    });
    this.mesh.count = Math.min(MOST, rings.length);
    this.mesh.instanceMatrix.needsUpdate = true;
    if (this.mesh.instanceColor !== null) this.mesh.instanceColor.needsUpdate = true;
  }

  dispose(): void {
    this.mesh.dispose();
  }
}
