/** Small pictures of the sprite that lie on things: all of one kind are one draw call. */
import { InstancedMesh, Matrix4, MeshBasicMaterial, PlaneGeometry, Quaternion, type Texture, Vector3 } from "three";

export interface Decal {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly width: number;
  readonly depth: number;
  /** About the vertical, counterclockwise from above, in radians. */
  readonly turn?: number;
}

const UP = new Vector3(0, 1, 0);

export class Decals {
  readonly mesh: InstancedMesh;
  private readonly most: number;

  constructor(map: Texture, most: number) {
    this.most = most;
    const material = new MeshBasicMaterial({ map, transparent: true, depthWrite: false, toneMapped: false });
    this.mesh = new InstancedMesh(new PlaneGeometry(1, 1).rotateX(-Math.PI / 2), material, most);
    this.mesh.frustumCulled = false; // they lie all over the table
    this.mesh.renderOrder = 2;
    this.mesh.count = 0;
  }

  /** Shows these and no others. Throws for more than there is room for. */
  set(decals: readonly Decal[]): void {
    if (decals.length > this.most) throw new RangeError(`${decals.length} decals, room for ${this.most}`);
    const matrix = new Matrix4();
    for (const [place, { x, y, z, width, depth, turn = 0 }] of decals.entries()) {
      const turned = new Quaternion().setFromAxisAngle(UP, turn);
      this.mesh.setMatrixAt(place, matrix.compose(new Vector3(x, y, z), turned, new Vector3(width, 1, depth)));
    }
    this.mesh.count = decals.length;
    this.mesh.instanceMatrix.needsUpdate = true;
  }
}
