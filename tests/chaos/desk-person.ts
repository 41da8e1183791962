/** A person at the desk of a store that runs as a process: fills in the forms of its pages, over HTTP. */
import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Database } from '#platform/db/database.ts';
import { findInvitation } from '#platform/staff/accept-invitation.ts';
import { inviteStaff, type StaffRole } from '#platform/staff/staff.ts';

const PASSWORD = 'kill -9 at the desk';

export type Fields = Readonly<Record<string, string | File>>;

export interface DeskPerson {
  get: (path: string) => Promise<string>;
  /** The form of this action on a page, with what it shows; of several, the one with these words in it. */
  fill: (path: string, typed: Fields, words?: string) => Promise<FormData>;
  /** The form of this action on the page that another form shows. */
  preview: (path: string, form: FormData, typed: Fields) => Promise<FormData>;
  /** @returns the answer's status; null if there was none */
  send: (path: string, form: FormData) => Promise<number | null>;
}

/** Comes by the link of an invitation. */
export async function joinDesk(db: Database, url: string, email: string, role: StaffRole): Promise<DeskPerson> {
  const token = await invite(db, email, role);
  const { totpSecret = '' } = (await findInvitation(contextOf(db), token)) ?? {};
  const code = new TOTP({ secret: Secret.fromBase32(totpSecret) }).generate();
  const post = (path: string, body: FormData | URLSearchParams, cookie = '') =>
    fetch(url + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'sec-fetch-site': 'same-origin', cookie },
      body,
    });
  const typed = { action: 'join', password: PASSWORD, password_again: PASSWORD, code };
  const joined = await post(`/desk/join/${token}`, new URLSearchParams(typed));
  const cookie = joined.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const get = async (path: string) =>
    (await fetch(url + path, { headers: { cookie, 'accept-language': 'en' } })).text();
  return {
    get,
    fill: async (path, typed, words = '') => fillIn(await get(path), typed, words),
    preview: async (path, form, typed) => fillIn(await (await post(path, form, cookie)).text(), typed, ''),
    async send(path, form) {
      const answer = await post(path, form, cookie).catch(() => null);
      await answer?.arrayBuffer().catch(() => null);
      return answer?.status ?? null;
    },
  };
}

function fillIn(html: string, { action, ...typed }: Fields, words: string): FormData {
  const parts = html.split('<form');
  const form = parts.find((part) => part.includes(`value="${action}"`) && part.includes(words)) ?? '';
  const hidden = [...form.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  const fields = new FormData();
  fields.set('action', action ?? '');
  for (const [, name = '', value = ''] of hidden) fields.set(name, value.replaceAll('&quot;', '"'));
  for (const [name, value] of Object.entries(typed)) fields.set(name, value);
  return fields;
}

/** @returns the token of the link */
export async function invite(db: Database, email: string, role: StaffRole): Promise<string> {
  return (await inviteStaff(contextOf(db), email, role)) ?? '';
}

function contextOf(db: Database) {
  const randomToken = (bytes: number) => randomBytes(bytes).toString('base64url');
  return { db, now: () => new Date(), randomToken } as Parameters<typeof inviteStaff>[0];
}
