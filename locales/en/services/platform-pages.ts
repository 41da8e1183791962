import { PASSWORD_LENGTH } from '#platform/customers/check-profile.ts';
import type { Refusal } from '#server/http/refusal-words.ts';
import type * as greek from '../../el/services/platform-pages.ts';

export const pageFrame: typeof greek.pageFrame = {
  skip: 'Skip to the form',
  home: 'home page',
  back: 'Back to the shop',
};

export const checkoutNotices: typeof greek.checkoutNotices = {
  not_found: {
    title: 'We could not find this cart',
    text: 'The link has expired or was not copied whole. Open your cart again in the shop.',
  },
  forbidden: {
    title: 'The form was sent from another site',
    text: 'For your safety we did not accept it. You were not charged. Open your cart again in the shop.',
  },
  bad_request: {
    title: 'The form cannot be read',
    text: 'You were not charged. Go back and send it again.',
  },
  server_error: {
    title: 'Something broke on our side',
    text: 'Go back and try again shortly. If you had pressed pay, an order is charged only once.',
  },
  unavailable: {
    title: 'We will be back in a moment',
    text: 'Try again in a minute. If you had pressed pay, an order is charged only once.',
  },
};

const { least, most } = PASSWORD_LENGTH;

export const loginPage: typeof greek.loginPage = {
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
    weak: 'This password is easy to guess. Choose another, without your name or e-mail: three unrelated words, say.',
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

export const resetPage: typeof greek.resetPage = {
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
  unavailable: {
    title: 'We will be back in a moment',
    text: 'Go back and try again in a minute.',
    link: 'To the shop',
  },
  forbidden: {
    title: 'The form was sent from another site',
    text: 'For your safety we did not accept it. Open the link in your e-mail again.',
    link: 'To the shop',
  },
};

export const refusal: Record<Refusal, string> = {
  busy: 'Many people are sending at this moment. Please try again in a few seconds.',
  unavailable: 'We will be back in a moment. Please try again in a few seconds.',
  too_large: 'The form is too large and was not read.',
  too_slow: 'The form did not arrive completely. Please try again on a faster connection.',
  broken_off: 'The form did not arrive completely. Please try again.',
  foreign: 'This form was sent from another site.',
};

export const alertPages: typeof greek.alertPages = {
  title: 'Tell me when it is back',
  wrong: 'Enter an e-mail address such as maria@example.gr.',
  meant: (email) => `Did you mean ${email}? If not, send it again as it is.`,
  submit: 'Tell me',
  email: 'E-mail',
  toProducts: 'To the products',
  toProduct: 'Back to the product',
  confirm: {
    title: 'Shall we write to you?',
    text: (name, email) => `As soon as we have the ${name} again, we will send one e-mail to ${email}. Nothing else.`,
    submit: 'Yes, write to me',
  },
  confirmed: {
    title: 'We will write to you',
    text: (name, email) =>
      `As soon as we have the ${name} again, you will hear of it at ${email}. If you changed your mind, stop it here.`,
    submit: 'Do not write to me',
  },
  sent: {
    title: 'One more press, in your e-mail',
    text: (name, email) =>
      `We sent a link to ${email}. Press it, and we will write to you as soon as we have the ${name} again.`,
  },
  ended: {
    title: 'We will not write to you',
    text: (name, email) => `We have deleted ${email} from the list for the ${name}.`,
  },
  notices: {
    invalid: {
      title: 'This link does not work any more',
      text: 'We have written to you already, or you stopped it, or seven days passed without a confirmation.',
    },
    forbidden: {
      title: 'The form was sent from another site',
      text: 'For your safety we did not accept it. Open the page of the product and try again.',
    },
    busy: { title: 'Too many requests', text: 'We sent no further e-mail. Go back and try again in an hour.' },
    unavailable: { title: 'We will be back in a moment', text: 'Go back and try again in a minute.' },
  },
};
