import { useSearchParams } from 'react-router';
import { AGAIN_FIELD } from '../actions.ts';
import { useDesk } from '../page-context.ts';
import { Act } from '../ui/act.tsx';
import { Field } from '../ui/fields.tsx';
import { PageHead } from '../ui/page-head.tsx';

export function Enter() {
  const { words, refused } = useDesk();
  const [search] = useSearchParams();
  const again = refused?.typed[AGAIN_FIELD];
  const to = search.get('to');
  const path = `/desk/enter${to === null ? '' : `?to=${encodeURIComponent(to)}`}`;
  const form = { to: path, hidden: again ? { [AGAIN_FIELD]: again } : {} };
  return (
    <section className="door">
      <PageHead title={words.door.title} lead={words.door.lead} />
      <Act {...form} name="passkey_sign_in" passkey="get" submit={words.door.passkey} look="line" />
      <Act {...form} name="sign_in" className="form paper" submit={words.door.enter}>
        <Field name="email" type="email" label={words.door.email} autoComplete="username" />
        <Field name="password" type="password" label={words.door.password} autoComplete="current-password" />
        <CodeField label={words.door.code} />
      </Act>
    </section>
  );
}

export function CodeField({ label }: { label: string }) {
  const { codeHint } = useDesk().words.door;
  return (
    <Field name="code" label={label} hint={codeHint} inputMode="numeric" autoComplete="one-time-code" maxLength={7} />
  );
}
