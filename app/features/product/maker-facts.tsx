import type { Maker } from '#domain/shop-config.ts';
import { useI18n } from '../../i18n/i18n-context.tsx';
import type { ProductKey } from './product-words.ts';

/** Who made it and who answers for it in the EU, as the law asks on each offer (GPSR, article 19). */
export function MakerFacts({ maker }: { maker: Maker }) {
  const { t } = useI18n<ProductKey>();
  const { name, address, contact, responsible } = maker;
  return (
    <p className="small">
      {t('product.maker')}: {[name, address, contact].join(', ')}
      {responsible && (
        <>
          <br />
          {t('product.responsible')}: {[responsible.name, responsible.address, responsible.contact].join(', ')}
        </>
      )}
    </p>
  );
}
