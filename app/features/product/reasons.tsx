import { certificateNames } from '#domain/certificates.ts';
import type { DeviceKind } from '#domain/device-kind.ts';
import { shop } from '#shop.config';
import { formatWholeEuro } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { useShopFacts } from '../../state/shop-facts.tsx';
import { listWays } from '../../ui/payment-words.ts';
import type { ProductKey, ProductTranslate } from './product-words.ts';

const REASONS = ['affordability', 'ready', 'ecology', 'quality', 'service', 'delivery'] as const;
const ASSURANCES = ['delivery', 'moneyBack', 'warranty', 'certifications', 'support', 'payment'] as const;

/** The figures of the business that the sentences below speak of; each sentence takes those it names. */
function useFigures(): (key: Parameters<ProductTranslate>[0]) => string {
  const { t, language } = useI18n<ProductKey>();
  const amount = formatWholeEuro(shop.delivery.freeAboveCents, language);
  return (key) => fill(t, key, { amount, certificates: certificateNames(shop.certificates, language) ?? '' });
}

function fill(
  t: ProductTranslate,
  key: Parameters<ProductTranslate>[0],
  words: { amount: string; certificates: string },
): string {
  const { months, batteryMonths, returnDays, extensionYears } = shop.warranty;
  const { days, islandDaysTo, carrier } = shop.delivery;
  return t(key, {
    ...words,
    months,
    batteryMonths,
    returnDays,
    extensionYears,
    from: days.from,
    to: days.to,
    island: islandDaysTo,
    carrier,
    percent: shop.savingsUpToPercent,
  });
}

interface Props {
  device: DeviceKind;
}

/** Why from us: six reasons, each with a fact that can be checked. */
export function Reasons({ device }: Props) {
  const { t } = useI18n<ProductKey>();
  const say = useFigures();
  return (
    <section className="section" aria-labelledby="reasons-title">
      <div className="shead">
        <h2 id="reasons-title">{t('product.reasons.title')}</h2>
      </div>
      <ul className="reasons">
        {REASONS.map((reason) => (
          <li key={reason}>
            <h3>{t(`product.reasons.${reason}`)}</h3>
            <p>{say(reasonText(reason, device))}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function reasonText(reason: (typeof REASONS)[number], device: DeviceKind): ProductKey {
  if (reason === 'ready' && device !== 'laptop') return 'product.reasons.readyOther';
  if (reason === 'quality' && shop.certificates.length === 0) return 'product.reasons.qualityPlain';
  return `product.reasons.${reason}Text`;
}

/** What stands behind the sale, in one short list. */
export function Assurances({ device }: Props) {
  const { t, language } = useI18n<ProductKey>();
  const say = useFigures();
  const { paymentWays } = useShopFacts();
  const ways = listWays(paymentWays, language);
  const shown = ASSURANCES.filter(
    (assurance) =>
      (assurance !== 'certifications' || shop.certificates.length > 0) && (assurance !== 'payment' || ways !== ''),
  );
  return (
    <ul className="assurances" aria-label={t('product.assurances.title')}>
      {shown.map((assurance) => (
        <li key={assurance}>
          {assurance === 'payment'
            ? t('product.assurances.payment', { ways })
            : say(
                assurance === 'warranty' && device === 'other'
                  ? 'product.assurances.warrantyOther'
                  : `product.assurances.${assurance}`,
              )}
        </li>
      ))}
    </ul>
  );
}
