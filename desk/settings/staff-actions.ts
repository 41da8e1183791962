import { listStaff, removeStaff } from '#platform/staff/staff.ts';
import { endSession, listSessions } from '#platform/staff/staff-sessions.ts';
import type { Actions } from '../actions.ts';

export const staffActions: Actions = {
  staff_remove: {
    role: 'owner',
    prepare({ visit: { context }, form }) {
      const email = String(form.get('email') ?? '');
      const read = async () => ({
        role: (await listStaff(context.db)).find((member) => member.email === email)?.role ?? null,
      });
      return { subject: `staff ${email}`, read, run: () => removeStaff(context.db, email), done: ['removed'] };
    },
  },
  session_end: {
    role: 'owner',
    prepare({ visit: { context }, form }) {
      const id = Number(form.get('session'));
      const read = async () => ({
        open: (await listSessions(context.db, context.now())).some((session) => session.id === id),
      });
      const run = async () => ((await endSession(context.db, id)) ? 'session_ended' : 'session_gone');
      return { subject: `session ${id}`, read, run, done: ['session_ended'] };
    },
  },
};
