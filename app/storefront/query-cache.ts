interface Entry<Value> {
  value: Value;
  readAt: number;
  /** Reading it again failed, and has not succeeded since. */
  isFailing: boolean;
}

interface Options {
  now: () => number;
  /** Older than this is still shown, and read again in the background. */
  freshMs: number;
  /** Older than this is not shown any more, unless the platform fails: the asker waits. */
  maxStaleMs: number;
  /** Told when a background read failed and the old value stays. */
  onStale: (error: unknown, key: string) => void;
  maxEntries?: number;
}

/**
 * Answers of the platform, kept by key: one read under way per key, errors never kept, and the last good answer stays
 * in use while the platform fails.
 */
export class QueryCache {
  readonly #options: Required<Options>;
  readonly #entries = new Map<string, Entry<unknown>>();
  readonly #underWay = new Map<string, Promise<unknown>>();

  constructor(options: Options) {
    this.#options = { maxEntries: 500, ...options };
  }

  /** The caller vouches that one key always holds one type. */
  async get<Value>(key: string, read: () => Promise<Value>): Promise<Value> {
    const entry = this.#entries.get(key) as Entry<Value> | undefined;
    if (!entry) return this.#read(key, read);
    const age = this.#options.now() - entry.readAt;
    if (age <= this.#options.freshMs) return entry.value;
    const reading = this.#read(key, read).catch((error: unknown) => {
      entry.isFailing = true;
      this.#options.onStale(error, key);
      return entry.value;
    });
    // While the platform fails, nobody waits for it to fail again.
    return age > this.#options.maxStaleMs && !entry.isFailing ? reading : entry.value;
  }

  #read<Value>(key: string, read: () => Promise<Value>): Promise<Value> {
    const underWay = this.#underWay.get(key) as Promise<Value> | undefined;
    if (underWay) return underWay;
    const reading = read()
      .then((value) => this.#keep(key, value))
      .finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, reading);
    return reading;
  }

  #keep<Value>(key: string, value: Value): Value {
    this.#entries.delete(key);
    this.#entries.set(key, { value, readAt: this.#options.now(), isFailing: false });
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > this.#options.maxEntries && oldest !== undefined) this.#entries.delete(oldest);
    return value;
  }
}
