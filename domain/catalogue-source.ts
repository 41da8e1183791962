/** Where the catalogue comes from, besides the platform's API. The server makes it, once. */
export interface CatalogueSource {
  /** Products in one answer: as many as the platform gives, or fewer where it answers in this process and others wait meanwhile. */
  pageSize: number;
  /** Tells which products changed; null where the platform does not, and all are read. */
  readChanges: ReadChanges | null;
  /** Where what was read is kept between two starts; null where it is not. */
  kept: KeptFiles | null;
  /** Whether requests are being answered; background work waits for them. */
  isAnswering: () => boolean;
  /** Told after each reading how many products there are. */
  onRead: (products: number) => void;
  /** Told of a reading in the background that failed; it is tried again. */
  onFailure: (error: unknown) => void;
}

/**
 * Ids of the products that changed, came or went since an earlier reading; null when that is not known. `until` is where the next
 * reading begins.
 */
export type ReadChanges = (since: string | null) => Promise<{ until: string; ids: readonly string[] | null }>;

/** Files that may be lost at any time. Neither call fails: what cannot be read or written is logged there. */
export interface KeptFiles {
  /** What was kept of another shop is of no use. */
  shop: string;
  /** Of the program's rules; what was kept under others serves until it was made anew. */
  rules: string;
  /** @returns null when there is none, or it is damaged */
  read(name: string): Promise<Uint8Array | null>;
  write(name: string, parts: readonly Uint8Array[]): Promise<void>;
}
