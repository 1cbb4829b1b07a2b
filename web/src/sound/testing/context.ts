/** A context that plays nothing and counts: what is connected, what has started, what was made. */

class FakeParam {
  value = 0;

  setTargetAtTime(value: number): void {
    this.value = value;
  }
}

export class FakeNode {
  readonly gain = new FakeParam();
  readonly pan = new FakeParam();
  readonly playbackRate = new FakeParam();
  buffer: { readonly length: number } | null = null;
  onended: (() => void) | null = null;
  startsAtS: number | null = null;
  readonly #context: FakeContext;

  constructor(context: FakeContext) {
    this.#context = context;
  }

  connect(): void {
    this.#context.connected.add(this);
  }

  disconnect(): void {
    this.#context.connected.delete(this);
  }

  start(atS: number): void {
    this.startsAtS = atS;
    this.#context.started.push(this);
  }

  stop(): void {
    if (this.startsAtS === null) throw new Error("stopped, but never started");
  }
}

export class FakeContext {
  state = "running";
  currentTime = 10;
  readonly destination = {};
  readonly connected = new Set<FakeNode>();
  readonly started: FakeNode[] = [];
  buffers = 0;

  createBuffer(_: number, length: number): object {
    this.buffers += 1;
    return { length, copyToChannel: () => undefined };
  }

  createBufferSource(): FakeNode {
    return new FakeNode(this);
  }

  createGain(): FakeNode {
    return new FakeNode(this);
  }

  createDynamicsCompressor(): FakeNode {
    return new FakeNode(this);
  }

  createStereoPanner(): FakeNode {
    return new FakeNode(this);
  }

  resume(): Promise<void> {
    this.state = "running";
    return Promise.resolve();
  }

  suspend(): Promise<void> {
    this.state = "suspended";
    return Promise.resolve();
  }

  close(): Promise<void> {
    this.state = "closed";
    return Promise.resolve();
  }
}
