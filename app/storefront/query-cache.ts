import { answerWithin } from './request.ts';

interface Entry {
  value: unknown;
  /** Of the platform's data when the read began (server/pages/generation.ts). */
  generation: number;
}

interface Reading {
  promise: Promise<unknown>;
  generation: number;
  startedAt: number;
}

/** A page that asks: it is made for one generation of the data, and began at a moment of the cache's clock. */
interface Reader {
  generation: number;
  startedAt: number;
}

export interface Found<Value> {
  value: Value;
  generation: number;
  /** The platform failed or was too slow: this is what it said before the change. */
  isOld: boolean;
}

interface Options {
  /** Ms of a clock that never goes back. */
  now: () => number;
  /** Readers who can have an earlier answer wait for a new one no longer than this, ms. The read goes on, and its answer is cached. */
  waitMs: number;
  /** Told when a read failed or was too slow and the old value stays. */
  onStale: (error: unknown, key: string) => void;
  maxEntries?: number;
}

/**
 * Answers of the platform, kept by key for one generation of its data: one read under way for each key, errors never kept,
 * and the last good answer stays in use while the platform fails.
 */
export class QueryCache {
  readonly #options: Required<Options>;
  readonly #entries = new Map<string, Entry>();
  readonly #underWay = new Map<string, Reading>();

  constructor(options: Options) {
    this.#options = { maxEntries: 500, ...options };
  }

  /**
   * The caller vouches that one key always holds one type.
   *
   * @throws what `read` throws when there is no earlier answer
   */
  async get<Value>(key: string, read: () => Promise<Value>, reader: Reader): Promise<Found<Value>> {
    const entry = this.#entries.get(key);
    const found = (from: Entry, isOld: boolean): Found<Value> => ({ ...from, value: from.value as Value, isOld });
    if (entry && entry.generation >= reader.generation) return found(entry, false);
    const reading = this.#read(key, read, reader.generation);
    if (entry && entry.generation === reader.generation - 1) {
      reading.promise.catch((error: unknown) => this.#options.onStale(error, key));
      return found(entry, false);
    }
    const answer = reading.promise.then((value) => found({ value, generation: reading.generation }, false));
    if (!entry) return answer;
    const leftMs = Math.min(reader.startedAt, reading.startedAt) + this.#options.waitMs - this.#options.now();
    try {
      return await answerWithin(leftMs, answer);
    } catch (error) {
      this.#options.onStale(error, key);
      return found(entry, true);
    }
  }

  #read(key: string, read: () => Promise<unknown>, generation: number): Reading {
    const underWay = this.#underWay.get(key);
    // A read that began before the change may have missed it.
    if (underWay && underWay.generation >= generation) return underWay;
    const promise = read()
      .then((value) => {
        this.#keep(key, { value, generation });
        return value;
      })
      .finally(() => {
        if (this.#underWay.get(key) === reading) this.#underWay.delete(key);
      });
    // Those who still wait get the failure; all others got the timeout.
    promise.catch(() => {});
    const reading = { promise, generation, startedAt: this.#options.now() };
    this.#underWay.set(key, reading);
    return reading;
  }

  #keep(key: string, entry: Entry): void {
    if ((this.#entries.get(key)?.generation ?? 0) > entry.generation) return;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > this.#options.maxEntries && oldest !== undefined) this.#entries.delete(oldest);
  }
}
