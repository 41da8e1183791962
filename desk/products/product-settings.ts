import type { EditSettings } from '#platform/catalogue/edit-product.ts';
import { mediaDirectory, sizeOfOwnPicture } from '#platform/media/own-pictures.ts';
import { listPictures, sizeOfPicture } from '#platform/media/stored-pictures.ts';
import { readSeedFiles } from '#platform/seed/seed-files.ts';
import type { Visit } from '../desk-context.ts';

/** The rules of the collections, and the sizes of pictures, as an import has them. */
export function editSettings({ location }: Visit): EditSettings & { directory: string } {
  const directory = mediaDirectory(location.dataDir);
  return {
    directory,
    rules: readSeedFiles(listPictures()).collections,
    sizeOf: (file) => sizeOfOwnPicture(directory, file) ?? sizeOfPicture(file),
  };
}
