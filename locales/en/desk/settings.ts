export const settings = {
  staff: {
    title: 'Staff and sessions',
    lead: 'Who opens the desk, and where they are signed in.',
    invite: 'A new person is invited on the server’s command line, which prints a link that opens once:',
    people: {
      title: 'Staff',
      email: 'E-mail',
      role: 'Role',
      invited: '(has not come yet)',
      remove: 'Remove',
      removeText: (email: string) => `The desk closes at once for ${email}. What they did stays in the log.`,
      removeYes: 'Yes, remove',
    },
    open: {
      title: 'Open sessions',
      since: 'Since',
      until: 'Until',
      browser: 'Program',
      this: 'This one',
      end: 'End',
    },
  },
  log: {
    title: 'Audit log',
    lead: 'Every change that was made at the desk. It cannot be edited.',
    older: 'Older changes',
    columns: { at: 'When', staff: 'Who', action: 'What', subject: 'Where', change: 'Before → after' },
  },
};
