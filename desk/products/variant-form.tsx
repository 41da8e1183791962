import { localeOf } from '#domain/locale/locales.ts';
import type { Variant } from '#platform/catalogue/catalogue.ts';
import { variantValues } from '#platform/catalogue/product-values.ts';
import { useDesk } from '../page-context.ts';
import { Act } from '../ui/act.tsx';
import { Field, Tick } from '../ui/fields.tsx';

/** Price and stock of one variant, to be changed where they stand. @param lowCents of the last 30 days; told on the product's own page */
export function VariantForm({ variant, lowCents }: { variant: Variant; lowCents?: number }) {
  const { money, language, refused, words } = useDesk();
  const { products: texts } = words;
  const { sku, priceCents, compareAtCents, priorPriceCents, stock, selected } = variant;
  const digits = { minimumFractionDigits: 2, useGrouping: false };
  const price = new Intl.NumberFormat(localeOf(language).intl, digits);
  const isSlip = refused?.problem === 'price_slip' && refused.typed.sku === sku;
  return (
    <Act
      name="variant_set"
      hidden={{ sku }}
      shown={variantValues(variant)}
      className="variant"
      submit={texts.save}
      look="quiet"
    >
      <span className="variant__name">
        {selected.map(({ value }) => value.name[language]).join(' / ')}
        <small className="block muted">{sku}</small>
      </span>
      <Field name="price" label={texts.price} value={price.format(priceCents / 100)} inputMode="decimal" />
      <Field name="stock" label={texts.stock} value={stock} inputMode="numeric" />
      <Tick name="reduced" label={texts.reduced} isOn={compareAtCents !== null} />
      {isSlip && <Tick name="sure" label={texts.sure} />}
      {(lowCents !== undefined || priorPriceCents !== null) && (
        <small className="variant__low muted num">
          {priorPriceCents !== null && `${texts.shownFrom(money(priorPriceCents))} `}
          {lowCents !== undefined && texts.low(money(lowCents))}
        </small>
      )}
    </Act>
  );
}
