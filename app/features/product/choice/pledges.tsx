import type { ReactNode } from 'react';
import { otherSystemOf } from '#domain/machine/system-of.ts';
import { parseCents } from '#domain/money/money.ts';
import { certificateNames } from '#domain/shop/certificates.ts';
import { shop } from '#shop.config';
import { formatWholeEuro } from '../../../i18n/format.ts';
import { useI18n } from '../../../i18n/i18n-context.tsx';
import { useShopFacts } from '../../../state/shop-facts.tsx';
import type { ProductVariant } from '../../../storefront/documents.ts';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { listWays, waysFor } from '../../../ui/text/payment-words.ts';
import type { ProductData } from '../load-product.ts';
import type { ProductKey } from '../product-words.ts';

interface PledgesProps extends Pick<ProductData, 'facts' | 'device' | 'card' | 'latestOnIslands'> {
  variant: ProductVariant | null;
}

/** What holds whatever is chosen, and what the chosen system means. */
export function Pledges({ facts, device, card, latestOnIslands, variant }: PledgesProps) {
  const { t, language } = useI18n<ProductKey>();
  const { delivery, paymentWays } = useShopFacts();
  const { price } = variant ?? card;
  const possible = price ? waysFor(paymentWays, parseCents(price.amount)) : paymentWays;
  const ways = listWays(possible, language);
  const limit = formatWholeEuro(shop.payments.codBelowCents, language);
  const { months, batteryMonths, returnDays, extensionYears } = shop.warranty;
  const certificates = certificateNames(shop.certificates, language);
  const { days, islandDaysTo } = shop.delivery;
  const { windows11, appleSystem } = facts;
  const other = otherSystemOf(variant?.selectedOptions ?? []);
  return (
    <dl className="when">
      <Pledge icon="truck" fact={t('product.delivery', { dates: delivery.long })}>
        <br />
        {t('product.deliveryNote', { ...days, island: islandDaysTo, date: latestOnIslands })}
      </Pledge>
      {appleSystem && (
        <Pledge icon="chip" fact={t(`product.macos.${appleSystem}`)}>
          {t(`product.macos.${appleSystem === 'intel' ? 'intel' : 'apple'}Note`)}
        </Pledge>
      )}
      {windows11 === 'notApplicable' ? null : other && windows11 === 'yes' ? (
        <Pledge icon="win" fact={`${other}.`}>
          {t('product.canRunWindows11')}
        </Pledge>
      ) : (
        <Pledge icon="win" fact={t(`product.windows11.${windows11}`)}>
          {t(`product.windows11.${windows11}Note`)}
        </Pledge>
      )}
      <Pledge icon="shield" fact={t(device === 'other' ? 'product.warrantyAlone' : 'product.warranty', { months })}>
        {device !== 'other' && `${t('product.warrantyNote', { months: batteryMonths })} `}
        {extensionYears !== null && t('product.warrantyMore', { extensionYears })}
      </Pledge>
      <Pledge icon="undo" fact={t('product.returns', { days: returnDays })}>
        {t('product.returnsNote')}
      </Pledge>
      <Pledge icon="lock" fact={ways ? t('product.payment', { ways }) : t('product.reasons.service')}>
        {possible.ways.length < paymentWays.ways.length && `${t('product.noCod', { limit })} `}
        {certificates ? t('product.supportNote', { certificates }) : t('product.support')}
      </Pledge>
    </dl>
  );
}

function Pledge({ icon, fact, children }: { icon: IconName; fact: string; children: ReactNode }) {
  return (
    <>
      <dt>
        <Icon name={icon} />
      </dt>
      <dd>
        <b>{fact}</b> <span className="muted">{children}</span>
      </dd>
    </>
  );
}
