import type { resetPage as greek } from '../../el/services/reset-page.ts';

export const resetPage: typeof greek = {
  title: 'New password',
  lead: (email) => `For the account ${email}.`,
  password: 'New password',
  again: 'The same password again',
  submit: 'Save password',
  others: 'Wherever you are logged in, you will need to log in again with the new password.',
  problems: {
    blank: 'Enter your new password.',
    differs: 'The two passwords differ. Please enter them again.',
  },
  done: { title: 'Your password has changed', text: 'You can log in with your new password.', link: 'Log in' },
  invalid: {
    title: 'This link does not work any more',
    text: 'Each link works for an hour and only once, and only the last one you asked for. Ask for a new one on the login page.',
    link: 'To the login page',
  },
  enabled: {
    title: 'Your account is active already',
    text: 'There is nothing to activate: log in with your e-mail address and your password.',
    link: 'Log in',
  },
  busy: {
    title: 'We could not do this just now',
    text: 'Your password has not changed. Go back and try again shortly.',
    link: 'To the shop',
  },
  forbidden: {
    title: 'The form was sent from another site',
    text: 'For your safety we did not accept it. Open the link in your e-mail again.',
    link: 'To the shop',
  },
};
