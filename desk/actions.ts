/** What every form of the desk goes through: role, stale values, the audit log, then the service. */
import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { parseJson } from '#domain/parse-json.ts';
import { PasswordsBusyError } from '#platform/customers/passwords.ts';
import { beginChange, type CheckedChange } from '#platform/staff/checked-change.ts';
import { startJob } from '#platform/staff/jobs.ts';
import type { StaffMember, StaffRole } from '#platform/staff/staff.ts';
import { type Look, visitContext } from './desk-context.ts';
import { findTooLong } from './typed-values.ts';

export interface Call extends Look {
  form: FormData;
}

/** A form that makes no sense, with the word for it. */
export interface Refusal {
  problem: string;
}

export interface Change extends CheckedChange {
  /** It goes on while the person does something else; a page tells how far it is. */
  isLong?: boolean;
}

/** Something that the page shows, and that changes nothing: what an import would do. */
export interface Preview {
  preview: unknown;
}

type Prepared = Change | Refusal | Preview;

export interface DeskAction {
  role: StaffRole;
  prepare: (call: Call) => Prepared | Promise<Prepared>;
}

export const byOwner = (prepare: DeskAction['prepare']): DeskAction => ({ role: 'owner', prepare });

/** A form that changes nothing of the shop: about a login. */
interface LoginAction {
  role: AnyRole;
  answer: (call: Call) => Promise<Response | Refusal>;
}

/** An action of the role `nobody` works without a session. */
export type AnyRole = StaffRole | 'nobody';

export type Actions = Readonly<Record<string, DeskAction | LoginAction>>;

/** Why a form was not accepted; the page shows it again with what was typed. */
export interface Refused {
  action: string;
  problem: string;
  /** Values that are not what the form showed: name, shown, now. */
  changed: readonly (readonly [name: string, shown: string, now: string])[];
  typed: Readonly<Record<string, string>>;
}

export function isRefused(answer: unknown): answer is Refused {
  return typeof answer === 'object' && answer !== null && 'problem' in answer;
}

/** Hidden in a form: the action's name, and the values that the page showed. */
export const ACTION_FIELD = 'action';
export const SHOWN_FIELD = 'shown';
/** In the form of the door: the one that was sent when the session had ended, which goes on after it. */
export const AGAIN_FIELD = 'again';
const DONE_PARAMETER = 'done';

export const STATUS: Readonly<Record<string, number>> = {
  stale: 409,
  under_way: 409,
  session_over: 401,
  forbidden: 403,
  too_large: 413,
  too_many: 429,
  busy: 503,
};

/** @returns the action of a route */
export function answerActions(actions: Actions) {
  return async ({ request, params, context }: ActionFunctionArgs) => {
    const visit = context.get(visitContext);
    const sent = await request.formData();
    const form = Object.hasOwn(actions, String(sent.get(ACTION_FIELD))) ? sent : (sentBefore(sent) ?? sent);
    const name = String(form.get(ACTION_FIELD) ?? '');
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
    const call: Call = { visit, form, params, url: new URL(request.url) };
    const answer = action ? await perform(name, action, call).catch(orBusy) : { problem: 'unknown_action' };
    if (answer instanceof Response || 'preview' in answer) return answer;
    const refused: Refused = { action: name, changed: [], ...answer, typed: typedIn(form) };
    return data(refused, STATUS[answer.problem] ?? 422);
  };
}

function sentBefore(form: FormData): FormData | null {
  const fields = parseJson(String(form.get(AGAIN_FIELD)));
  if (typeof fields !== 'object' || fields === null) return null;
  const before = new FormData();
  for (const [name, value] of Object.entries(fields)) before.set(name, String(value));
  return before;
}

type Answer = Response | Preview | (Refusal & Partial<Refused>);

async function perform(name: string, action: DeskAction | LoginAction, call: Call): Promise<Answer> {
  const member = call.visit.session?.member;
  if (!mayDo(member, action.role)) return { problem: 'forbidden' };
  if ('answer' in action) return action.answer(call);
  const most = findTooLong(call.form);
  if (most) return { problem: `too_long:${most}` };
  const change = await action.prepare(call);
  if ('problem' in change || 'preview' in change) return change;
  return makeChange(name, change, member?.email ?? '', call);
}

function orBusy(error: unknown): Answer {
  if (error instanceof PasswordsBusyError) return { problem: 'busy' };
  throw error;
}

export function mayDo(member: Pick<StaffMember, 'role'> | undefined, role: AnyRole): boolean {
  if (role === 'nobody') return true;
  return member !== undefined && (role === 'packer' || member.role === 'owner');
}

async function makeChange(name: string, change: Change, staff: string, { visit, form, url }: Call): Promise<Answer> {
  const begun = await beginChange(visit.context, { staff, action: name }, change, form.get(SHOWN_FIELD));
  if (begun === null) return { problem: 'under_way' };
  if (typeof begun !== 'function') return { problem: 'stale', changed: begun };
  const back = url.pathname + url.search;
  const { done } = change;
  if (change.isLong) return redirect(`/desk/jobs/${await startJob(visit.context, { name, back, done }, begun)}`, 303);
  const { outcome, to = back } = await begun(() => undefined);
  return done.includes(outcome) ? redirect(withDone(to, outcome), 303) : { problem: outcome };
}

function withDone(path: string, outcome: string): string {
  const url = new URL(path, 'http://desk');
  url.searchParams.set(DONE_PARAMETER, outcome);
  return url.pathname + url.search + url.hash;
}

/** Passwords and codes are never shown again. */
const SECRET = /password|^code$/;

export function typedIn(form: FormData): Record<string, string> {
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts.filter(([name]) => !SECRET.test(name)));
}
