import words from 'virtual:words/order-return';
import type { Words } from '#app/i18n/words.ts';
import { formatInstant } from '#domain/delivery/dates.ts';
import { readProductTitle } from '#domain/machine/product-title.ts';
import type { orderReturn as greek } from '#locales/el/screens/order-return.ts';
import { useI18n } from '../../../i18n/i18n-context.tsx';
import { isWebAddress } from '../../../state/stored-shape.ts';
import type { AccountOrder } from '../account-documents.ts';
import { type OrderReturn, parseReturns, stepsOf } from './order-returns.ts';

const orderReturnWords: Words<keyof typeof greek> = words;

/** The returns of an order, with their steps. */
export function ReturnList({ order }: { order: AccountOrder }) {
  const returns = parseReturns(order.returns?.value);
  return returns.map((one) => <Return key={one.name} one={one} page={order.statusUrl} />);
}

function Return({ one, page }: { one: OrderReturn; page: string }) {
  const { t, language, money } = useI18n(orderReturnWords);
  const goods = one.returnLineItems.map(({ title, quantity }) => `${quantity} × ${readProductTitle(title).name}`);
  const steps = stepsOf(one);
  const isAwaited = steps.some(({ key }) => key === 'send');
  return (
    <section className="order__return" aria-label={t('return.title', { name: one.name })}>
      <h4>{t('return.title', { name: one.name })}</h4>
      {goods.length > 0 && <p className="small muted">{goods.join(', ')}</p>}
      <ol className="small">
        {steps.map(({ key, at }) => (
          <li key={key} className={at === null ? 'muted' : undefined}>
            {t(`return.${key}`)}
            {at !== null && `, ${formatInstant(new Date(at), language)}`}
            {key === 'refunded' && one.refunded && `, ${money(one.refunded)}`}
          </li>
        ))}
      </ol>
      {isAwaited && isWebAddress(page) && (
        <a className="link small" href={page}>
          {t('return.page')}
        </a>
      )}
    </section>
  );
}
