import { useSearchParams } from 'react-router';
import { InputField } from '#app/ui/form-field.tsx';
import { useDesk, useTyped } from '../page-context.ts';
import { Act, Submit } from '../ui/act.tsx';
import { PageHead } from '../ui/page-head.tsx';

export function Enter() {
  const { words } = useDesk();
  const typed = useTyped('sign_in');
  const [search] = useSearchParams();
  const to = search.get('to');
  return (
    <section className="door">
      <PageHead title={words.door.title} lead={words.door.lead} />
      <Act name="sign_in" to={`/desk/enter${to === null ? '' : `?to=${encodeURIComponent(to)}`}`}>
        <InputField
          id="email"
          name="email"
          type="email"
          label={words.door.email}
          autoComplete="username"
          defaultValue={typed.email}
        />
        <InputField
          id="password"
          name="password"
          type="password"
          label={words.door.password}
          autoComplete="current-password"
        />
        <CodeField label={words.door.code} hint={words.door.codeHint} />
        <Submit look="go">{words.door.enter}</Submit>
      </Act>
    </section>
  );
}

export function CodeField({ label, hint }: { label: string; hint: string }) {
  return (
    <InputField
      id="code"
      name="code"
      label={label}
      hint={hint}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={7}
    />
  );
}
