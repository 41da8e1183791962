import { addPasskey, listPasskeys, offerPasskey, removePasskey } from '#platform/staff/passkeys.ts';
import type { StaffSession } from '#platform/staff/staff-sessions.ts';
import type { Actions, Call, DeskAction, Refusal } from '../actions.ts';
import type { Look, Shows } from '../desk-context.ts';
import { CodeField } from '../entry/enter.tsx';
import { useDesk } from '../page-context.ts';
import { typedLine, typedText } from '../typed-values.ts';
import { Act } from '../ui/act.tsx';
import { Field } from '../ui/fields.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Table } from '../ui/table.tsx';

const LONGEST_NAME = 60;

/** A change of one's own passkeys. */
function onOwn(done: string, run: (session: StaffSession, call: Call) => Promise<string>): DeskAction {
  return {
    role: 'packer',
    prepare(call) {
      const { session, context } = call.visit;
      if (!session) return { problem: 'forbidden' };
      const { id, email } = session.member;
      const read = async () => ({
        passkeys: (await listPasskeys(context.db, id)).map(({ name }) => name).join(', '),
      });
      return { subject: `staff ${email}`, read, run: () => run(session, call), done: [done] };
    },
  };
}

export const passkeyActions: Actions = {
  passkey_ask: { role: 'packer', answer: offer },
  passkey_add: onOwn('passkey_added', async (session, { visit, form }) => {
    const name = typedLine(form, 'name').slice(0, LONGEST_NAME) || visit.browser;
    const isAdded = await addPasskey(visit.context, session, { answer: typedText(form, 'passkey'), name });
    return isAdded ? 'passkey_added' : 'passkey_refused';
  }),
  passkey_remove: onOwn('passkey_removed', async ({ member }, { visit, form }) =>
    (await removePasskey(visit.context.db, member.id, typedLine(form, 'id'))) ? 'passkey_removed' : 'passkey_gone',
  ),
};

/** What the browser is asked, for password and code. */
async function offer({ visit, form }: Call): Promise<Response | Refusal> {
  const { session, attempts, address, context } = visit;
  const attempt = session && (await attempts.take('login', `staff ${session.member.email}`, address));
  if (!attempt) return { problem: 'too_many' };
  const proof = { password: typedText(form, 'password'), code: typedText(form, 'code') };
  const options = await offerPasskey(context, session, proof);
  if (!options) return { problem: 'not_known' };
  await attempt.wasRight();
  return Response.json(options);
}

export async function loadPasskeys({ visit: { session, context, browser } }: Look) {
  return { passkeys: session ? await listPasskeys(context.db, session.member.id) : [], browser };
}

export function Passkeys({ data: { passkeys, browser } }: Shows<typeof loadPasskeys>) {
  const { words, instant } = useDesk();
  const texts = words.settings.passkeys;
  return (
    <>
      <PageHead title={texts.title} lead={texts.text} />
      <Table
        head={[texts.name, texts.since, texts.used, '']}
        rows={passkeys.map(({ id, name, createdAt, usedAt }) => [
          name,
          instant(createdAt),
          usedAt && instant(usedAt),
          <Act key="remove" name="passkey_remove" hidden={{ id }} ask={texts.remove} />,
        ])}
      />
      <p className="notice" data-no-passkey>
        {texts.missing}
      </p>
      <Act name="passkey_add" passkey="create" className="form paper" submit={texts.submit}>
        <h2>{texts.add}</h2>
        <Field name="name" label={texts.name} maxLength={LONGEST_NAME} value={browser} />
        <Field name="password" type="password" label={words.door.password} autoComplete="current-password" />
        <CodeField label={words.door.code} />
      </Act>
    </>
  );
}
