import { type AttachmentProblem, checkFileList, detectFileType } from '#domain/customer/attachment.ts';

/** A file field in which nothing was chosen is sent as a nameless file of no bytes. */
export function chosenFiles(form: FormData): File[] {
  return form
    .getAll('attachments')
    .filter((value) => typeof value !== 'string')
    .filter(({ name, size }) => name !== '' || size > 0);
}

/** The first thing that is wrong with the files, by their names, sizes and content. */
export async function findProblem(files: readonly File[]): Promise<AttachmentProblem | null> {
  const listed = checkFileList(files);
  if (listed) return listed;
  for (const file of files) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (detectFileType(bytes) === null) return { code: 'type', name: file.name };
  }
  return null;
}
