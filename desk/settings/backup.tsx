import { createReadStream, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { backupDatabase } from '#platform/db/backup-database.ts';
import { databaseFile } from '#platform/db/location.ts';
import { writeMeta } from '#platform/db/meta.ts';
import type { Actions } from '../actions.ts';
import { type Visit, visitContext } from '../desk-context.ts';
import { useDesk } from '../page-context.ts';
import { Act } from '../ui/act.tsx';
import { fileResponse } from '../ui/file-response.ts';
import { PageHead } from '../ui/page-head.tsx';

const NAME = /^shop-[\d-]+\.sqlite$/;

function folderOf({ location }: Visit): string {
  return join(location.dataDir, 'backups');
}

export const backupActions: Actions = {
  backup: {
    role: 'owner',
    prepare({ visit }) {
      const { context, location } = visit;
      if (location.databaseUrl) return { problem: 'backup_elsewhere' };
      const folder = folderOf(visit);
      const name = `shop-${context.now().toISOString().replaceAll(/\D+/g, '-').slice(0, 19)}.sqlite`;
      return {
        subject: 'database',
        read: async () => ({}),
        async run() {
          mkdirSync(folder, { recursive: true, mode: 0o700 });
          await backupDatabase(databaseFile(location), join(folder, name));
          await writeMeta(context.db, 'backed_up_at', context.now().toISOString());
          return 'backed_up';
        },
        done: ['backed_up'],
        isLong: true,
      };
    },
  },
};

export function loadBackups({ context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext);
  const folder = folderOf(visit);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => NAME.test(name)) : [];
  return {
    isElsewhere: visit.location.databaseUrl !== undefined,
    backups: names
      .sort()
      .reverse()
      .map((name) => ({ name, bytes: statSync(join(folder, name)).size })),
  };
}

/** @throws Response 404 for a name that no backup has */
export function downloadBackup({ params: { name = '' }, context }: LoaderFunctionArgs): Response {
  const file = join(folderOf(context.get(visitContext)), name);
  if (!NAME.test(name) || !existsSync(file)) throw new Response(null, { status: 404 });
  const stream = Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>;
  return fileResponse(name, 'application/vnd.sqlite3', stream);
}

export function Backup() {
  const { words } = useDesk();
  const { isElsewhere, backups } = useLoaderData<typeof loadBackups>();
  const texts = words.settings.backup;
  return (
    <>
      <PageHead title={texts.title} lead={isElsewhere ? texts.elsewhere : texts.text} />
      {!isElsewhere && (
        <Act name="backup">
          <button className="btn btn--go" type="submit">
            {texts.submit}
          </button>
        </Act>
      )}
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
