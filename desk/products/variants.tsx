import { Fragment } from 'react';
import { type ContentLanguage, localeOf, perContentLanguage } from '#domain/locale/locales.ts';
import type { Product, Variant } from '#platform/catalogue/catalogue.ts';
import { variantsValues, variantValues } from '#platform/catalogue/product-values.ts';
import { useDesk } from '../page-context.ts';
import { Act } from '../ui/act.tsx';
import { Field, LocalizedFields, Tick } from '../ui/fields.tsx';
import { VariantFacts } from './facts.tsx';

/** @param lows of the last 30 days, in cents, by variant */
export function Variants({ product, lows }: { product: Product; lows: ReadonlyMap<number, number> }) {
  const { variants: texts } = useDesk().words.products;
  const { variants } = product;
  const shown = variantsValues(product);
  return (
    <section>
      <h2>{texts.title}</h2>
      {variants.map((variant) => (
        <Fragment key={variant.id}>
          <VariantForm variant={variant} lowCents={lows.get(variant.id) ?? variant.priceCents} />
          <VariantFacts variant={variant} />
          {variants.length > 1 && (
            <Act name="variant_remove" hidden={{ sku: variant.sku }} shown={shown} ask={texts.remove} />
          )}
        </Fragment>
      ))}
      <NewVariant product={product} />
    </section>
  );
}

const NOTHING = perContentLanguage(() => '');

/** With the first one after the only variant, both are named, and what they differ in. */
function NewVariant({ product }: { product: Product }) {
  const { words, language } = useDesk();
  const { variants: texts, price, stock } = words.products;
  const { options } = product;
  const chosen = options.map(({ name, values }) => ({
    label: name[language],
    hintIn: (tag: ContentLanguage) => texts.known(values.map((value) => value.name[tag]).join(', ')),
  }));
  return (
    <Act name="variant_add" shown={variantsValues(product)} ask={texts.add}>
      {options.length === 0 && (
        <>
          <LocalizedFields name="option" label={texts.option} hint={texts.optionHint} values={NOTHING} />
          <LocalizedFields name="first" label={texts.first} values={NOTHING} />
        </>
      )}
      {(chosen.length > 0 ? chosen : [{ label: texts.second }]).map((own, place) => (
        <LocalizedFields key={own.label} name="value" of={` ${place}`} {...own} values={NOTHING} />
      ))}
      <div className="form--row">
        <Field name="price" label={price} inputMode="decimal" />
        <Field name="stock" label={stock} value={1} inputMode="numeric" />
      </div>
    </Act>
  );
}

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
