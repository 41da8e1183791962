import { redirect } from 'react-router';
import { cleanEmail } from '#domain/customer/email.ts';
import { parseContentLanguage } from '#domain/locale/locales.ts';
import { acceptInvitation } from '#platform/staff/accept-invitation.ts';
import { noteBegin } from '#platform/staff/audit-log.ts';
import { askForPasskey, signInByPasskey } from '#platform/staff/passkeys.ts';
import { signIn } from '#platform/staff/sign-in.ts';
import { setStaffLanguage } from '#platform/staff/staff.ts';
import { endSession } from '#platform/staff/staff-sessions.ts';
import { type Actions, AGAIN_FIELD, type Call, type Refusal } from '../actions.ts';
import { challengeCookie, endedSessionCookie, languageChoiceCookie, sessionCookie } from '../cookies.ts';
import type { Visit } from '../desk-context.ts';
import { typedText } from '../typed-values.ts';

export const doorActions: Actions = {
  sign_in: { role: 'nobody', answer: enter },
  passkey_ask: { role: 'nobody', answer: ask },
  passkey_sign_in: { role: 'nobody', answer: enterByPasskey },
  join: { role: 'nobody', answer: join },
  leave: { role: 'nobody', answer: leave },
  language: { role: 'nobody', answer: chooseLanguage },
};

async function enter({ visit, form, url }: Call): Promise<Response | Refusal> {
  const email = cleanEmail(typedText(form, 'email')).toLowerCase();
  const attempt = await visit.attempts.take('login', `staff ${email}`, visit.address);
  if (!attempt) return { problem: 'too_many' };
  const credentials = { email, password: typedText(form, 'password'), code: typedText(form, 'code') };
  const session = await signIn(visit.context, credentials, visit.browser);
  if (session === null) return { problem: 'not_known' };
  await attempt.wasRight();
  return open(visit, { email, action: 'sign_in', session, to: url.searchParams.get('to'), form });
}

/** Each try at a passkey needs a challenge, so asking for one is what counts. Whose account it will be is not known yet. */
async function ask({ visit }: Call): Promise<Response | Refusal> {
  if (!(await visit.attempts.take('login', `passkey from ${visit.address}`, visit.address)))
    return { problem: 'too_many' };
  const { token, options } = await askForPasskey(visit.context);
  return Response.json(options, { headers: { 'Set-Cookie': challengeCookie(token) } });
}

async function enterByPasskey({ visit, form, url }: Call): Promise<Response | Refusal> {
  const { challenge: token, browser } = visit;
  const entered = await signInByPasskey(visit.context, { token, answer: typedText(form, 'passkey'), browser });
  if (!entered) return { problem: 'passkey_unknown' };
  return open(visit, { ...entered, action: 'passkey_sign_in', to: url.searchParams.get('to'), form });
}

async function join({ visit, form, params: { token = '' } }: Call): Promise<Response | Refusal> {
  const attempt = await visit.attempts.take('login', `invitation ${token.slice(0, 100)}`, visit.address);
  if (!attempt) return { problem: 'too_many' };
  const typed = { password: typedText(form, 'password'), code: typedText(form, 'code') };
  if (typed.password !== typedText(form, 'password_again')) return { problem: 'password_differs' };
  const outcome = await acceptInvitation(visit.context, token, typed, visit);
  if (outcome.status !== 'accepted') return { problem: outcome.status };
  await attempt.wasRight();
  return open(visit, { email: outcome.email, action: 'join', session: outcome.session, to: null, form });
}

interface Entered extends Record<'email' | 'action' | 'session', string> {
  to: string | null;
  form: FormData;
}

async function open({ context }: Visit, { email, action, session, to, form }: Entered): Promise<Response> {
  const noteEnd = await noteBegin(context, { staff: email, action, subject: 'desk' }, {});
  await noteEnd('done', {});
  // With 307 the browser sends the form on, and with it the one that it had before.
  const status = form.has(AGAIN_FIELD) ? 307 : 303;
  return redirect(toOwnPath(to), { status, headers: { 'Set-Cookie': sessionCookie(session) } });
}

/** A page of the desk; anything else an address may name leads to the first one. */
function toOwnPath(path: string | null): string {
  return path !== null && /^\/desk(?:[/?]|$)/.test(path) ? path : '/desk';
}

async function leave({ visit: { context, session } }: Call): Promise<Response> {
  if (session) await endSession(context.db, session.id);
  return redirect('/desk/enter', { status: 303, headers: { 'Set-Cookie': endedSessionCookie } });
}

async function chooseLanguage({ visit, form, url }: Call): Promise<Response | Refusal> {
  const language = parseContentLanguage(form.get('language'));
  if (!language) return { problem: 'other' };
  if (visit.session) await setStaffLanguage(visit.context.db, visit.session.member.id, language);
  const to = toOwnPath(url.searchParams.get('to'));
  return redirect(to, { status: 303, headers: { 'Set-Cookie': languageChoiceCookie(language) } });
}
