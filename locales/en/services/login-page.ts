import { PASSWORD_LENGTH } from '#platform/customers/check-profile.ts';
import type { loginPage as greek } from '../../el/services/login-page.ts';

const { least, most } = PASSWORD_LENGTH;

export const loginPage: typeof greek = {
  login: {
    title: 'Log in',
    lead: 'With the e-mail address and the password of your account.',
    submit: 'Log in',
  },
  signup: {
    title: 'New account',
    lead: 'Your orders, addresses and wishlist in one place.',
    submit: 'Create account',
  },
  recover: {
    title: 'Forgotten password',
    lead: 'Enter your e-mail address and we send you a link to a new password.',
    submit: 'Send me a link',
  },
  sent: 'If there is an account with this e-mail address, the link arrives shortly.',
  email: 'E-mail',
  password: 'Password',
  hint: `At least ${least} characters. A phrase you remember is better than a few symbols.`,
  toSignup: 'No account yet? Create one',
  toLogin: 'Already have an account? Log in',
  toRecover: 'Forgot your password?',
  cancel: 'Back without logging in',
  problems: {
    unidentified: 'The e-mail address or the password is not right.',
    throttled: 'Too many attempts. Try again in a while.',
    busy: 'We could not do this just now. Try again shortly.',
    unreadable: 'The form did not arrive whole. Send it again.',
    taken: 'There is already an account with this e-mail address. Log in.',
    email: 'Check the e-mail address, e.g. maria@example.gr.',
    blank: 'Enter your password.',
    too_short: `A password needs at least ${least} characters.`,
    too_long: `A password has at most ${most} characters.`,
    whitespace: 'A password does not begin or end with a blank.',
  },
  notices: {
    unknown_client: {
      title: 'We do not know where you come from',
      text: 'The login request does not carry the right application name. Begin again in the shop.',
    },
    unknown_redirect_uri: {
      title: 'We do not know where to send you back',
      text: 'The return address is not the shop’s. Begin again there.',
    },
    forbidden: {
      title: 'The form was sent from another site',
      text: 'For your safety we did not accept it. Begin again in the shop.',
    },
    logged_out: { title: 'You are logged out', text: 'You can close this page.' },
    unknown_login: {
      title: 'We do not know which login to end',
      text: 'The link was not whole. Log out in the shop.',
    },
  },
  account: 'To the shop',
};
