/** Soft dark spots on the felt below things: the shadows of the low tier, all of them in one draw call. */
import {
  CanvasTexture,
  InstancedMesh,
  Matrix4,
  MeshBasicMaterial,
  type Object3D,
  PlaneGeometry,
  Quaternion,
  Vector3,
} from "three";

const MOST = 160;
const FLAT = new Quaternion().setFromAxisAngle(new Vector3(1, 0, 0), -Math.PI / 2);

interface Blob {
  readonly size: number;
  /** Height of the ground below. */
  readonly ground: number;
}

export class Blobs {
  readonly mesh: InstancedMesh;
  private readonly under = new Map<Object3D, Blob>();
  private readonly most: number;

  constructor(most = MOST) {
    this.most = most;
    const material = new MeshBasicMaterial({
      map: softSpot(),
      transparent: true,
      depthWrite: false,
      toneMapped: false,
    });
    this.mesh = new InstancedMesh(new PlaneGeometry(1, 1), material, Math.max(1, most));
    this.mesh.frustumCulled = false;
    this.mesh.visible = most > 0;
    this.mesh.renderOrder = 1;
    this.mesh.count = 0;
  }

  /**
   * A spot follows the object; `size` is about one and a half times its width.
   *
   * @param ground height of what it stands on
   */
  add(object: Object3D, size: number, ground = 0): void {
    if (this.under.size < this.most) this.under.set(object, { size, ground });
  }

  remove(object: Object3D): void {
    this.under.delete(object);
  }

  /** Before each frame: the higher a thing is, the wider and fainter is its spot. */
  follow(): void {
    let count = 0;
    const matrix = new Matrix4();
    const at = new Vector3();
    for (const [object, { size, ground }] of this.under) {
      if (!object.visible || object.parent === null) continue;
      object.getWorldPosition(at);
      const lift = Math.max(0, at.y - ground - size / 3);
      const width = size / (1 + lift * 0.35);
      at.set(at.x + size * 0.07 + lift * 0.25, ground + 0.012, at.z - size * 0.04 - lift * 0.1);
      this.mesh.setMatrixAt(count, matrix.compose(at, FLAT, new Vector3(width, width, 1)));
      count += 1;
    }
    this.mesh.count = count;
    this.mesh.instanceMatrix.needsUpdate = true;
  }
}

function softSpot(): CanvasTexture {
  const size = 64;
  const canvas = document.createElement("canvas");
  canvas.width = size;
  canvas.height = size;
  const pen = canvas.getContext("2d");
  if (pen === null) throw new Error("no canvas to paint on");
  const spot = pen.createRadialGradient(32, 32, 6, 32, 32, 31);
  spot.addColorStop(0, "rgba(0,0,0,.6)");
  spot.addColorStop(0.55, "rgba(0,0,0,.32)");
  spot.addColorStop(1, "rgba(0,0,0,0)");
  pen.fillStyle = spot;
  pen.fillRect(0, 0, size, size);
  return new CanvasTexture(canvas);
}
