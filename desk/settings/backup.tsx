import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { backupIntoFolder, findBackup, listBackups } from '#platform/db/backup-folder.ts';
import { type Actions, byOwner, type Change } from '../actions.ts';
import type { Look, Shows } from '../desk-context.ts';
import { useDesk } from '../page-context.ts';
import { Act } from '../ui/act.tsx';
import { fileResponse } from '../ui/file-response.ts';
import { PageHead } from '../ui/page-head.tsx';

export const backupActions: Actions = {
  backup: byOwner(({ visit: { context, location } }) => {
    const run: Change['run'] = (tell) => backupIntoFolder(context, location, tell);
    return { subject: 'database', read: async () => ({}), run, done: ['backed_up'], isLong: true };
  }),
};

export const loadBackups = ({ visit }: Look) => listBackups(visit.location);

/** @throws Response 404 for a name that no backup has */
export function downloadBackup({ visit, params: { name = '' } }: Look): Response {
  const file = findBackup(visit.location, name);
  if (file === null) throw new Response(null, { status: 404 });
  const stream = Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>;
  return fileResponse(name, stream, 'application/octet-stream');
}

export function Backup({ data: backups }: Shows<typeof loadBackups>) {
  const texts = useDesk().words.settings.backup;
  return (
    <>
      <PageHead title={texts.title} lead={texts.text} />
      <Act name="backup" submit={texts.submit} look="go" />
      <ul className="list">
        {backups.map(({ name, bytes }) => (
          <li key={name}>
            <a href={`/desk/settings/backup/${name}`}>{name}</a>{' '}
            <small className="muted num">{(bytes / 1_000_000).toFixed(1)} MB</small>
          </li>
        ))}
      </ul>
    </>
  );
}
