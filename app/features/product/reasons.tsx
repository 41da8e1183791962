import { certificateNames } from '#domain/shop/certificates.ts';
import { shop } from '#shop.config';
import { useI18n } from '../../i18n/i18n-context.tsx';
import type { ProductKey } from './product-words.ts';

const REASONS = ['affordability', 'ready', 'ecology', 'quality', 'service', 'delivery'] as const;

interface Props {
  /** A laptop that comes with its system. */
  isReady: boolean;
}

/** Why from us: six reasons, each with a fact that can be checked. */
export function Reasons({ isReady }: Props) {
  const { t } = useI18n<ProductKey>();
  return (
    <section className="section" aria-labelledby="reasons-title">
      <div className="shead">
        <h2 id="reasons-title">{t('product.reasons.title')}</h2>
      </div>
      <ul className="reasons">
        <ReasonList isReady={isReady} />
      </ul>
    </section>
  );
}

function ReasonList({ isReady }: Props) {
  const { t, language } = useI18n<ProductKey>();
  const { months, batteryMonths, returnDays } = shop.warranty;
  const { days, islandDaysTo, carrier } = shop.delivery;
  /** The parameters of all sentences; each uses its own. */
  const figures = {
    ...days,
    months,
    batteryMonths,
    returnDays,
    carrier,
    island: islandDaysTo,
    percent: shop.savingsUpToPercent ?? '',
    certificates: certificateNames(shop.certificates, language) ?? '',
  };
  return REASONS.filter((reason) => reason !== 'affordability' || shop.savingsUpToPercent !== null).map((reason) => (
    <li key={reason}>
      <h3>{t(`product.reasons.${reason}`)}</h3>
      <p>{t(reasonText(reason, isReady), figures)}</p>
    </li>
  ));
}

function reasonText(reason: (typeof REASONS)[number], isReady: boolean): ProductKey {
  if (reason === 'ready' && !isReady) return 'product.reasons.readyOther';
  if (reason === 'quality' && shop.certificates.length === 0) return 'product.reasons.qualityPlain';
  return `product.reasons.${reason}Text`;
}
