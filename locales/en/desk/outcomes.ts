/** What a form did. */
export const done = {
  removed: 'The desk is closed to this person.',
  session_ended: 'The session has ended.',
};

/** Why a form was refused. */
export const problems = {
  other: 'Nothing was done. Check the form and try again.',
  forbidden: 'Only the owner does this.',
  unknown_action: 'This form is out of date. Load the page again.',
  stale: 'Somebody changed something meanwhile. Nothing was done; see what changed and decide again.',
  too_many: 'Too many attempts. Try again in a few minutes.',
  busy: 'The server is very busy. Try again in a moment.',
  not_known: 'E-mail, password or the app’s code do not match. Each code of the app opens once.',
  invalid: 'The link is no longer valid. Ask the owner for a new one.',
  password_differs: 'The two passwords differ.',
  password_short: 'The password is too short or too long, or has a space at its beginning or end.',
  password_weak: 'This password is easily guessed. Choose another one.',
  code_wrong: 'The app’s code does not match. Type the one it shows now.',
  unknown: 'It is not there any more.',
  last_owner: 'This is the last owner. Invite another one first.',
  session_gone: 'The session had ended already.',
};

/** What became of a change, in the log. */
export const outcomes = { done: 'Done', begun: 'Did not end', failed: 'Failed' };

/** The changes, in the log. */
export const actions = {
  sign_in: 'Sign-in',
  join: 'First sign-in',
  staff_remove: 'Person removed',
  session_end: 'Session ended',
};

/** The names of values, in the log and where they have changed meanwhile. */
export const values = { role: 'Role', open: 'Open' };
