/** Which tests reach a file, the nearest first, by the imports that are there when the program runs. */
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
  const own = basename(file).replace(/\.tsx?$/, '');
  for (const next of seen) {
    if (/\.test\.tsx?$/.test(next)) tests.push(next);
    for (const importer of importers.get(next) ?? []) seen.add(importer);
  }
  // Sets keep the order of discovery: breadth first. A test of the file's own name comes before all others.
  return tests.sort((a, b) => Number(isOf(b, own)) - Number(isOf(a, own)));
}

function isOf(test: string, name: string): boolean {
  return basename(test).startsWith(`${name}.test.`);
}
