import { useSearchParams } from 'react-router';
import { renderSVG } from 'uqr';
import { PASSWORD_LENGTH } from '#platform/customers/check-profile.ts';
import { findInvitation } from '#platform/staff/accept-invitation.ts';
import { totpAddress } from '#platform/staff/totp.ts';
import { shop } from '#shop.config';
import { AGAIN_FIELD } from '../actions.ts';
import type { Look, Shows } from '../desk-context.ts';
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

export async function loadInvitation({ visit, params }: Look) {
  const invitation = await findInvitation(visit.context, params.token ?? '');
  if (!invitation) return null;
  const { email, totpSecret } = invitation;
  const address = totpAddress(totpSecret, shop.name[visit.language], email);
  return { email, totpSecret, address, qrCode: renderSVG(address, { border: 2 }) };
}

export function Join({ data: invitation }: Shows<typeof loadInvitation>) {
  const { words } = useDesk();
  if (!invitation) {
    return (
      <section className="door">
        <PageHead title={words.door.invalid} lead={words.door.invalidText} />
      </section>
    );
  }
  const { email, totpSecret, address, qrCode } = invitation;
  return (
    <section className="door">
      <PageHead title={words.door.welcome} lead={words.door.welcomeText(email)} />
      <Act name="join" className="form paper" submit={words.door.begin}>
        <input type="hidden" name="email" value={email} autoComplete="username" />
        <Field
          name="password"
          type="password"
          label={words.door.newPassword}
          hint={words.door.newPasswordHint(PASSWORD_LENGTH.least)}
          autoComplete="new-password"
        />
        <Field name="password_again" type="password" label={words.door.passwordAgain} autoComplete="new-password" />
        <div className="qr">
          <img src={`data:image/svg+xml,${encodeURIComponent(qrCode)}`} width={200} height={200} alt={words.door.qr} />
          <p>
            {words.door.qrText} <a href={address}>{words.door.qrLink}</a>
          </p>
          <p className="muted small">
            {words.door.secret} <code>{totpSecret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
          </p>
        </div>
        <CodeField label={words.door.firstCode} />
      </Act>
    </section>
  );
}
