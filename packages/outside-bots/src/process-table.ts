/**
 * The processes that this one has started, from any of its threads, so that all of them end with it. Their ids are in shared
 * memory: a worker thread that is terminated cannot say goodbye, but the main thread still knows its processes.
 */
const MOST = 1024;
/** Milliseconds that processes have to end by themselves. */
export const GRACE = 500;

export class ProcessTable {
  readonly buffer: SharedArrayBuffer;
  private readonly ids: Int32Array;

  /** A new table, or the one of another thread. */
  constructor(buffer = new SharedArrayBuffer(4 * MOST)) {
    this.buffer = buffer;
    this.ids = new Int32Array(buffer);
  }

  add(id: number): void {
    for (let i = 0; i < MOST; i++) if (Atomics.compareExchange(this.ids, i, 0, id) === 0) return;
  }

  remove(id: number): void {
    for (let i = 0; i < MOST; i++) if (Atomics.compareExchange(this.ids, i, id, 0) === id) return;
  }

  /** Ends all that do not end by themselves: their input has ended with the thread that wrote it. */
  async endSoon(): Promise<void> {
    if (this.ids.every((id) => id === 0)) return;
    await new Promise((resolve) => setTimeout(resolve, GRACE));
    this.endAll();
  }

  endAll(): void {
    for (let i = 0; i < MOST; i++) {
      const id = Atomics.exchange(this.ids, i, 0);
      if (id !== 0) endGroup(id);
    }
  }
}

/** Ends a process and those that it has started: each bot leads a group of its own. */
export function endGroup(id: number): void {
  try {
    if (process.platform === 'win32') process.kill(id);
    else process.kill(-id, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}

let ours: ProcessTable | null = null;

/** The table of the main thread; everything in it ends when the process does. */
export function processTable(): ProcessTable {
  if (ours) return ours;
  const table = new ProcessTable();
  ours = table;
  process.on('exit', () => table.endAll());
  // By default these would end us without an exit event. Whoever has a handler of their own exits by themselves.
  for (const [signal, number] of [
    ['SIGTERM', 15],
    ['SIGHUP', 1],
  ] as const)
    process.on(signal, () => {
      if (process.listenerCount(signal) === 1) process.exit(128 + number);
    });
  return table;
}
