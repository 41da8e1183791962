/** Which tests reach a file, by the imports that are there when the program runs: those of its own name, of its subject, the nearest. */
import { readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s(?!type\s)[^;'"]*?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)\}?\s*from\s*['"]([^'"]+)['"]/g;

export function readTestGraph(root: string, files: readonly string[]): (file: string) => string[] {
  const known = new Set(files);
  const importers = new Map<string, string[]>();
  for (const file of files) {
    for (const imported of importsOf(root, file, known)) {
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  return (file) => testsAbove(file, importers);
}

function importsOf(root: string, file: string, known: ReadonlySet<string>): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(IMPORT)].flatMap(([, first, second, third]) => {
    const name = first ?? second ?? third ?? '';
    const path = name.startsWith('#')
      ? name.slice(1)
      : name.startsWith('.')
        ? normalize(join(dirname(file), name))
        : '';
    const whole = path === 'shop.config' || path === 'search.config' ? `${path}.ts` : path;
    return known.has(whole) ? [whole] : [];
  });
}

function testsAbove(file: string, importers: ReadonlyMap<string, readonly string[]>): string[] {
  const tests: string[] = [];
  const seen = new Set([file]);
  for (const next of seen) {
    if (/\.test\.tsx?$/.test(next)) tests.push(next);
    for (const importer of importers.get(next) ?? []) seen.add(importer);
  }
  // Sets keep the order of discovery, breadth first, and so does the sorting.
  const shared = new Map(tests.map((test) => [test, sharedWords(test, file)]));
  return tests.sort((a, b) => (shared.get(b) ?? 0) - (shared.get(a) ?? 0));
}

/** Of folder and name: `customers/addresses.ts` is a subject of `contract/customer-addresses.test.ts`. */
function sharedWords(test: string, file: string): number {
  if (nameOf(test) === nameOf(file)) return 100;
  const words = wordsOf(test);
  return [...wordsOf(file)].filter((word) => words.has(word)).length;
}

function wordsOf(path: string): Set<string> {
  const words = `${basename(dirname(path))}-${nameOf(path)}`.split('-');
  return new Set(words.map((word) => word.replace(/(?<=s)es$|(?<!s)s$/, '')));
}

function nameOf(path: string): string {
  return basename(path).replace(/(?:\.test)?\.tsx?$/, '');
}
