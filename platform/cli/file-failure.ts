import { CommandFailure } from './command.ts';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'this user may not open it',
  EISDIR: 'it is a folder',
  ENOSPC: 'the disk is full',
  EEXIST: 'there is such a file already',
  EROFS: 'the disk may not be written',
};

/** For `catch`: a system error about a file, in words. Rethrows any other error. */
export function fileFailure(file: string): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof Error) || !('code' in error) || !/^E(?!RR_)/.test(String(error.code))) throw error;
    throw new CommandFailure(`${file}: ${REASONS[String(error.code)] ?? error.code}.`);
  };
}
