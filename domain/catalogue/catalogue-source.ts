/** Where the catalogue comes from, besides the platform's API. The server makes it, once. */
export interface CatalogueSource {
  /** Products in one answer: as many as the platform gives, or fewer where it answers in this process and others wait meanwhile. */
  pageSize: number;
  /** Tells which products changed; null where the platform does not, and all are read. */
  readChanges: ReadChanges | null;
  /** Null where nothing is stored between two starts. */
  snapshots: Snapshots | null;
  /** Told after each reading how many products there are, and the handles of those with a choice that has no price. */
  onRead: (read: { products: number; unpriced: readonly string[] }) => void;
}

/**
 * Ids of the products that changed, came or went since an earlier reading; null when that is not known. `until` is where the next
 * reading begins.
 */
export type ReadChanges = (since: string | null) => Promise<{ until: string; ids: readonly string[] | null }>;

/** Files that may be lost at any time. Neither call fails; the implementation logs what cannot be read or written. */
export interface Snapshots {
  /** @returns null without a file, and for one of another shop or another build */
  read(name: string): Promise<unknown>;
  write(name: string, value: unknown): Promise<void>;
}
