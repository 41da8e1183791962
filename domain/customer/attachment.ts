/** Files that come with a message: how many, how large, and of what kind by their content, whatever their name says. */

const MEGABYTES = 10;
/** How many, and how large in all, counted as file managers count. */
/** Of one form at the desk: several photos of a telephone. */
export const DESK_FORM_MEGABYTES = 20;
export const ATTACHMENT_LIMITS = { files: 5, megabytes: MEGABYTES, bytes: MEGABYTES * 1024 * 1024 } as const;
export const ATTACHMENT_EXTENSIONS = ['.pdf', '.jpg', '.jpeg', '.png', '.doc', '.docx'] as const;

export type FileType = 'pdf' | 'jpg' | 'png' | 'doc' | 'docx';

export const CONTENT_TYPES: Readonly<Record<FileType, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** `name` is the file that is meant; empty when all of them together are. */
export interface AttachmentProblem {
  code: 'too_many' | 'too_large' | 'empty' | 'type';
  name: string;
}

/** Checks files by their names and sizes alone; null without a fault. */
export function checkFileList(files: readonly { name: string; size: number }[]): AttachmentProblem | null {
  if (files.length > ATTACHMENT_LIMITS.files) return { code: 'too_many', name: '' };
  const empty = files.find(({ size }) => size === 0);
  if (empty) return { code: 'empty', name: empty.name };
  const foreign = files.find(({ name }) => !hasAllowedExtension(name));
  if (foreign) return { code: 'type', name: foreign.name };
  const total = files.reduce((sum, { size }) => sum + size, 0);
  return total > ATTACHMENT_LIMITS.bytes ? { code: 'too_large', name: '' } : null;
}

function hasAllowedExtension(name: string): boolean {
  return ATTACHMENT_EXTENSIONS.some((extension) => name.toLowerCase().endsWith(extension));
}

/** The kind of a whole file by its content; null if the kind is not allowed. */
export function detectFileType(bytes: Uint8Array): FileType | null {
  if (startsWith(bytes, '%PDF-')) return 'pdf';
  if (startsWith(bytes, '\xff\xd8\xff')) return 'jpg';
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'png';
  // Old Office files, installers and more share one container; a Word document has a stream of this name (UTF-16LE).
  if (startsWith(bytes, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) {
    return includes(bytes, [...'WordDocument'].join('\0')) ? 'doc' : null;
  }
  // A Word document is a zip of these parts. One with macros is refused, as Word itself does under the name .docx.
  if (startsWith(bytes, 'PK\x03\x04')) {
    return includes(bytes, 'word/document') && !includes(bytes, 'vbaProject.bin') ? 'docx' : null;
  }
  return null;
}

/**
 * A name that is safe in a message and on any disk: no path, no control or direction characters, at most 100
 * characters, and the extension of what the file is: `photo.jpg` that holds a PNG becomes `photo.png`.
 */
export function safeFileName(name: string, type: FileType): string {
  const base = (name.split(/[/\\]/).at(-1) ?? '')
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}"<>:|?*]+/gu, '')
    .trim();
  const dot = base.lastIndexOf('.');
  const stem = (dot > 0 ? base.slice(0, dot) : base).replace(/^\.+/, '');
  const extension = base.slice(dot + 1).toLowerCase();
  const isFitting = extension === type || (type === 'jpg' && extension === 'jpeg');
  return `${[...stem].slice(0, 100).join('') || 'file'}.${isFitting ? extension : type}`;
}

function startsWith(bytes: Uint8Array, text: string): boolean {
  return matchesAt(bytes, text, 0);
}

function includes(bytes: Uint8Array, text: string): boolean {
  const first = text.charCodeAt(0);
  for (let index = bytes.indexOf(first); index !== -1; index = bytes.indexOf(first, index + 1)) {
    if (matchesAt(bytes, text, index)) return true;
  }
  return false;
}

/** @param text each character is the byte of its code */
function matchesAt(bytes: Uint8Array, text: string, offset: number): boolean {
  for (let index = 0; index < text.length; index += 1) {
    if (bytes[offset + index] !== text.charCodeAt(index)) return false;
  }
  return true;
}
