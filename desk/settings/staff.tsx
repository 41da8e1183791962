import { listStaff, removeStaff } from '#platform/staff/staff.ts';
import { endSession, listSessions } from '#platform/staff/staff-sessions.ts';
import { type Actions, byOwner } from '../actions.ts';
import type { Look, Shows } from '../desk-context.ts';
import { useDesk } from '../page-context.ts';
import { toKey } from '../typed-values.ts';
import { Act } from '../ui/act.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Table } from '../ui/table.tsx';

export const staffActions: Actions = {
  staff_remove: byOwner(({ visit: { context }, form }) => {
    const email = String(form.get('email') ?? '');
    const read = async () => ({
      role: (await listStaff(context.db)).find((member) => member.email === email)?.role ?? null,
    });
    return { subject: `staff ${email}`, read, run: () => removeStaff(context.db, email), done: ['removed'] };
  }),
  session_end: byOwner(({ visit: { context }, form }) => {
    const id = toKey(form.get('session'));
    const read = async () => ({
      open: (await listSessions(context.db, context.now())).some((session) => session.id === id),
    });
    const run = async () => ((await endSession(context.db, id)) ? 'session_ended' : 'session_gone');
    return { subject: `session ${id}`, read, run, done: ['session_ended'] };
  }),
};

export async function loadStaff({ visit }: Look) {
  const { db, now } = visit.context;
  return { staff: await listStaff(db), sessions: await listSessions(db, now()), own: visit.session?.id };
}

export function Staff({ data: { staff, sessions, own } }: Shows<typeof loadStaff>) {
  const { words, instant } = useDesk();
  const { people, open } = words.settings.staff;
  return (
    <>
      <PageHead title={words.settings.staff.title} lead={words.settings.staff.invite} />
      <p>
        <code>npm run shop -- staff add maria@example.gr --role packer</code>
      </p>
      <h2>{people.title}</h2>
      <Table
        head={[people.email, people.role, '']}
        rows={staff.map(({ email, role, hasCome }) => [
          email,
          words.roles[role] + (hasCome ? '' : ` ${people.invited}`),
          <Act
            key="remove"
            name="staff_remove"
            hidden={{ email }}
            shown={{ role }}
            ask={{ ...people.remove, text: people.remove.text(email) }}
          />,
        ])}
      />
      <h2>{open.title}</h2>
      <Table
        head={[people.email, open.since, open.until, open.browser, '']}
        rows={sessions.map(({ id, email, browser, createdAt, expiresAt }) => [
          email,
          instant(createdAt),
          instant(expiresAt),
          id === own ? open.this : browser,
          <Act key="end" name="session_end" hidden={{ session: id }} shown={{ open: true }} submit={open.end} />,
        ])}
      />
    </>
  );
}
