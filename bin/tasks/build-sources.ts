/** The sources of the builds of storefront and server. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The project's folder. */
export const root = join(import.meta.dirname, '../..');

/** Every file in these folders counts. They are read one by one, because a start waits for it: patterns and `recursive` are slower. */
const FOLDERS = [
  ...['app', 'desk', 'domain', 'functions', 'locales', 'platform', 'server', 'schema', 'shop'],
  ...['art/brand', 'art/out/grades', 'art/out/hero', 'art/out/other'],
];
/** Only some files of these folders count: the storefront's build holds the product pictures of the front page alone. */
const FILES: Readonly<Record<string, RegExp>> = {
  '.': /^(?:.*\.config\.ts|package-lock\.json|tsconfig\.json)$/,
  'art/out/products': /^air-13-side-/,
};
const TEST = /\.test\.tsx?(?:\.snap)?$/;

/** @returns their paths from the project's folder, in order */
export function findSources(): string[] {
  const single = Object.entries(FILES).flatMap(([folder, names]) =>
    readdirSync(join(root, folder))
      .filter((name) => names.test(name))
      .map((name) => join(folder, name)),
  );
  const folders = existsSync(join(root, 'own')) ? [...FOLDERS, 'own'] : FOLDERS;
  return [...folders.flatMap(filesBelow), ...single].sort();
}

function filesBelow(folder: string): string[] {
  return readdirSync(`${root}/${folder}`, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesBelow(path);
    return entry.isFile() && !TEST.test(entry.name) ? [path] : [];
  });
}
