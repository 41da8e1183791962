import type { Variant } from '#platform/catalogue/catalogue.ts';
import { useDesk } from '../page-context.ts';
import { Act, Submit } from '../ui/act.tsx';
import { Tick } from '../ui/facts.tsx';
import { variantValues } from './product-values.ts';

interface VariantFormProps {
  variant: Variant;
  /** The lowest price of the last 30 days; told on the product's own page. */
  lowCents?: number | undefined;
}

/** Price and stock of one variant, to be changed where they stand. */
export function VariantForm({ variant, lowCents }: VariantFormProps) {
  const { words, money, language, refused } = useDesk();
  const { sku, priceCents, compareAtCents, priorPriceCents, stock, selected } = variant;
  const isRefused = refused?.action === 'variant_set' && refused.typed.sku === sku;
  const typed = isRefused ? refused.typed : {};
  const choice = selected.map(({ value }) => value.name[language]).join(' / ');
  return (
    <Act name="variant_set" shown={variantValues(variant)} className="variant">
      <input type="hidden" name="sku" value={sku} />
      <span className="variant__name">
        {choice}
        <small className="block muted">{sku}</small>
      </span>
      <label className="cell">
        <span>{words.products.price}</span>
        <input
          name="price"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={typed.price ?? (priceCents / 100).toFixed(2)}
        />
      </label>
      <label className="cell">
        <span>{words.products.stock}</span>
        <input name="stock" inputMode="numeric" autoComplete="off" defaultValue={typed.stock ?? stock} />
      </label>
      <Tick
        name="reduced"
        label={words.products.reduced}
        isOn={isRefused ? 'reduced' in typed : compareAtCents !== null}
      />
      {isRefused && refused.problem === 'price_slip' && <Tick name="sure" label={words.products.sure} />}
      <Submit look="quiet">{words.products.save}</Submit>
      {(lowCents !== undefined || priorPriceCents !== null) && (
        <small className="variant__low muted num">
          {priorPriceCents !== null && `${words.products.shownFrom(money(priorPriceCents))} `}
          {lowCents !== undefined && words.products.low(money(lowCents))}
        </small>
      )}
    </Act>
  );
}
