import { type AuditEntry, readAuditLog } from '#platform/staff/audit-log.ts';
import type { Look, Shows } from '../desk-context.ts';
import { useDesk } from '../page-context.ts';
import { toKey } from '../typed-values.ts';
import { GoTo } from '../ui/act.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Table } from '../ui/table.tsx';
import { useTexts } from '../ui/value-text.ts';

const PAGE_SIZE = 50;

export async function loadAuditLog({ visit, url }: Look) {
  const beforeId = toKey(url.searchParams.get('before')) || undefined;
  return readAuditLog(visit.context.db, { limit: PAGE_SIZE, beforeId });
}

export function AuditLog({ data: entries }: Shows<typeof loadAuditLog>) {
  const { words } = useDesk();
  const last = entries.at(-1);
  return (
    <>
      <PageHead title={words.settings.log.title} lead={words.settings.log.lead} />
      <AuditTable entries={entries} />
      {entries.length === PAGE_SIZE && last && (
        <GoTo href={`/desk/settings/log?before=${last.id}`} text={words.settings.log.older} />
      )}
    </>
  );
}

export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const { words, instant } = useDesk();
  const { columns } = words.settings.log;
  const { outcomeText, subjectText } = useTexts();
  return (
    <Table
      head={[columns.at, columns.staff, columns.action, columns.subject, columns.change]}
      rows={entries.map((entry) => [
        instant(entry.at),
        entry.staff,
        words.actions[entry.action as keyof typeof words.actions] ?? entry.action,
        subjectText(entry.subject),
        <Difference key="change" entry={entry} outcome={outcomeText(entry.outcome)} />,
      ])}
    />
  );
}

/** Only the values that are others afterwards. */
function Difference({ entry: { before, after, outcome: code }, outcome }: { entry: AuditEntry; outcome: string }) {
  const { nameOf, textOf } = useTexts();
  const changed = Object.keys(after).filter((name) => String(before[name]) !== String(after[name]));
  return (
    <>
      {code !== 'done' && <b>{outcome}</b>}
      {changed.map((name) => (
        <span key={name} className="block">
          {nameOf(name)}: {textOf(name, before[name])} → {textOf(name, after[name])}
        </span>
      ))}
    </>
  );
}
