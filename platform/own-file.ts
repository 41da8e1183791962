import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');

/** Where a file of the owner's is: in the folder `own`, which no upgrade touches, or the demo's beside the sources. */
export function ownFile(name: string): string {
  const own = resolve(ROOT, 'own', name);
  return existsSync(own) ? own : resolve(ROOT, name);
}
