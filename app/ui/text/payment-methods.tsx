import type { PaymentWays } from '#domain/money/payment-ways.ts';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { Icon, type IconName } from '../icon.tsx';
import { nameWays } from './payment-words.ts';

const MARKS: Record<string, IconName> = {
  Visa: 'card-visa',
  Mastercard: 'card-mastercard',
  'American Express': 'card-american-express',
};

/** The accepted ways of paying: payment cards as small cards of our own drawing, without foreign logos, the others in words. */
export function PaymentMethods({ ways }: { ways: PaymentWays }) {
  const { language } = useI18n();
  const names = nameWays(ways, language);
  const others = names.filter((name) => !ways.cards.includes(name));
  if (names.length === 0) return null;
  return (
    <span className="methods" role="img" aria-label={names.join(', ')}>
      {ways.cards.map((name) => (
        <span key={name} className="methods__card">
          <Icon name={MARKS[name] ?? 'card'} />
          {name}
        </span>
      ))}
      {others.length > 0 && <span>{others.join(' · ')}</span>}
    </span>
  );
}
