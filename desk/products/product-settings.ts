import type { EditSettings } from '#platform/catalogue/edit-product.ts';
import { mediaDirectory, sizeOfOwnPicture } from '#platform/media/own-pictures.ts';
import { sizeOfPicture } from '#platform/media/stored-pictures.ts';
import type { Visit } from '../desk-context.ts';

/** The sizes of pictures, as an import has them. */
export function editSettings({ location }: Visit): EditSettings & { directory: string } {
  const directory = mediaDirectory(location.dataDir);
  return {
    directory,
    sizeOf: (file) => sizeOfOwnPicture(directory, file) ?? sizeOfPicture(file),
  };
}
