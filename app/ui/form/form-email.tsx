import { useState } from 'react';
import { findEmailTypo } from '#domain/customer/email-typo.ts';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { InputField } from './form-field.tsx';

/** A field for an e-mail, which asks about an address that looks mistyped: an answer would never arrive. */
export function EmailInput({ hint, ...input }: Omit<Parameters<typeof InputField>[0], 'type' | 'onBlur'>) {
  const { t } = useI18n();
  const [meant, setMeant] = useState<string | null>(null);
  return (
    <InputField
      {...input}
      type="email"
      hint={meant === null ? hint : t('form.emailMeant', { email: meant })}
      onBlur={({ currentTarget }) => setMeant(findEmailTypo(currentTarget.value.trim()))}
    />
  );
}
