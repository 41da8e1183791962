/** The demo shop's articles, one file each, read and checked. A mistake is named by file and field. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { parse } from 'yaml';

const FilledText = v.pipe(v.string(), v.trim(), v.nonEmpty());
const BothLanguages = v.strictObject({ el: FilledText, en: FilledText });
const Tags = v.array(FilledText);

const Article = v.strictObject({
  /** The day of publication in Athens. */
  publishedAt: v.pipe(v.string(), v.isoDate()),
  author: BothLanguages,
  image: v.strictObject({ file: FilledText, alt: BothLanguages }),
  tags: v.strictObject({ el: Tags, en: Tags }),
  title: BothLanguages,
  /** Plain text. */
  excerpt: BothLanguages,
  /** HTML. */
  content: BothLanguages,
});

export type SeedArticle = v.InferOutput<typeof Article> & { handle: string };

const ARTICLES = fileURLToPath(new URL('articles', import.meta.url));
const FILE = /^(?<handle>[a-z0-9]+(?:-[a-z0-9]+)*)\.yaml$/;

/**
 * The name of a file is the article's handle. The oldest comes first.
 *
 * @param pictures names of the pictures that exist
 * @throws Error naming file and field of the first mistake
 */
export function readArticleFiles(pictures: ReadonlySet<string>, directory: string = ARTICLES): SeedArticle[] {
  return readdirSync(directory)
    .flatMap((file) => {
      const handle = FILE.exec(file)?.groups?.handle;
      return handle ? [{ handle, ...readArticle(directory, file, pictures) }] : [];
    })
    .sort((a, b) => (a.publishedAt < b.publishedAt ? -1 : 1));
}

function readArticle(directory: string, file: string, pictures: ReadonlySet<string>) {
  const result = v.safeParse(Article, parse(readFileSync(join(directory, file), 'utf8')));
  if (!result.success) {
    const [issue] = result.issues;
    throw new Error(`articles/${file}: ${v.getDotPath(issue) ?? 'file'}: ${issue.message}`);
  }
  const { image } = result.output;
  if (!pictures.has(image.file)) throw new Error(`articles/${file}: image.file: there is no picture ${image.file}`);
  return result.output;
}
