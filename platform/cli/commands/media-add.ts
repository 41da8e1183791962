import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { gatherPictures } from '../../media/gather-pictures.ts';
import { mediaDirectory } from '../../media/own-pictures.ts';
import { removeUnusedPictures } from '../../media/remove-unused-pictures.ts';
import { inEnglish } from '../../problems/problems.ts';
import { CommandFailure, type FileCommand, positional, type ShopCommand } from '../command.ts';
import { fileFailure } from '../file-failure.ts';
import { showProgress } from '../show-progress.ts';

const PICTURE_FILE = /\.(?:jpe?g|png|webp|avif|gif|tiff?)$/i;

const mediaAdd: FileCommand = {
  path: ['media', 'add'],
  summary: 'Add pictures to the shop, in every width and format that it shows',
  opens: 'nothing',
  positionals: [{ name: 'FILE', help: 'A picture, a folder of pictures, or an address that begins with https://' }],
  notes: [
    'It prints the name of each: write that into Image Src of a product file. `products import --images FOLDER` does both at once.',
    'A picture that no product, article or order shows is removed after seven days.',
  ],
  examples: ['media add front.jpg', 'media add photos/', 'media add https://example.gr/front.jpg'],
  async run(input, { location, output, progress }) {
    const given = positional(input, 0);
    const sources = await listSources(given);
    const pictures = await gatherPictures(sources.names, {
      stored: new Set(),
      directory: mediaDirectory(location.dataDir),
      folder: sources.folder,
      onProgress: showProgress(progress, 'pictures'),
    });
    try {
      const found = sources.names.map((source) => ({ source, ...pictures.find(source) }));
      const problems = found.flatMap((one) => ('problem' in one ? [one.problem] : []));
      if (problems.length === 0) problems.push(...(await pictures.make()).values());
      if (problems.length > 0) throw new CommandFailure([...problems.map(inEnglish), 'Nothing was added.'].join('\n'));
      for (const one of found) if ('file' in one) output.write(`${one.file}  (${one.source})\n`);
    } finally {
      await pictures.close();
    }
  },
};

async function listSources(given: string): Promise<{ names: string[]; folder?: string }> {
  if (/^https?:/i.test(given)) return { names: [given] };
  const about = await stat(given).catch(fileFailure(given));
  if (!about.isDirectory()) return { names: [given], folder: join(given, '..') };
  const names = (await readdir(given)).filter((name) => PICTURE_FILE.test(name)).sort();
  if (names.length === 0) throw new CommandFailure(`${given}: there is no picture in this folder.`);
  return { names, folder: given };
}

const mediaClean: ShopCommand = {
  path: ['media', 'clean'],
  summary: 'Remove pictures that nothing shows, also those added in the last seven days',
  examples: ['media clean'],
  async run(_input, { context, location, output }) {
    const removed = await removeUnusedPictures(context.db, mediaDirectory(location.dataDir), null);
    output.write(removed.length > 0 ? `Removed: ${removed.join(', ')}.\n` : 'Every picture is in use.\n');
  },
};

export const media = [mediaAdd, mediaClean];
