import { certificateNames } from '#domain/certificates.ts';
import type { DeviceKind } from '#domain/device-kind.ts';
import { shop } from '#shop.config';
import { useI18n } from '../../i18n/i18n-context.tsx';
import type { ProductKey, ProductTranslate } from './product-words.ts';

const REASONS = ['affordability', 'ready', 'ecology', 'quality', 'service', 'delivery'] as const;

/** The figures of the business that the sentences below speak of; each sentence takes those it names. */
function useFigures(): (key: Parameters<ProductTranslate>[0]) => string {
  const { t, language } = useI18n<ProductKey>();
  return (key) => fill(t, key, { certificates: certificateNames(shop.certificates, language) ?? '' });
}

function fill(t: ProductTranslate, key: Parameters<ProductTranslate>[0], words: { certificates: string }): string {
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
