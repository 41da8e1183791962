import { memo, useEffect, useId, useRef, useState } from 'react';
import type { PriceCounts } from '#domain/catalogue/filter-sets.ts';
import { formatPriceBand, isSameBand, PRICE_SLIDER, type PriceBand, parseEuro } from '#domain/catalogue/price-band.ts';
import { formatWholeEuro } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { priceBandLabel } from '../../i18n/price-band-label.ts';
import { Icon } from '../../ui/icon.tsx';
import { useOnChange } from '../../ui/use-on-change.ts';
import type { CatalogueKey } from './catalogue-words.ts';
import {
  fieldsOf,
  HISTOGRAM_HEIGHT,
  HISTOGRAM_WIDTH,
  histogramPath,
  insideOf,
  type PriceRange,
  rangeOf,
  sortedRange,
  toBand,
  WHOLE_RANGE,
  withLower,
  withUpper,
} from './price-range.ts';
import type { SelectionChanges } from './use-selection.ts';

/** Ms between the last move of a thumb and the new list, as for the search. */
const DEBOUNCE_MS = 300;

/** The labels below the slider, at equal distances. */
const AXIS = [PRICE_SLIDER.min, PRICE_SLIDER.max / 2, PRICE_SLIDER.max];

interface Props {
  prices: PriceCounts;
  chosen: readonly PriceBand[];
  onToggle: SelectionChanges['togglePrice'];
  onChange: SelectionChanges['setPrice'];
}

/** The shop's bands, a slider with two thumbs over a histogram, and two fields; the right end of the slider is no bound. */
export const PriceFilter = memo(function PriceFilter({ prices, chosen, onToggle, onChange }: Props) {
  const { t, language } = useI18n();
  const isChosen = (band: PriceBand) => chosen.some((other) => isSameBand(other, band));
  return (
    <details className="facet" open>
      <summary>
        <h3>{t('facet.price')}</h3>
        <Icon name="down" />
      </summary>
      <PriceSlider histogram={prices.histogram} chosen={chosen} onChange={onChange} />
      <ul>
        {prices.bands.map(({ band, count }) => (
          <li key={band.fromEuro}>
            <label className="opt">
              <input
                type="checkbox"
                name="price"
                value={formatPriceBand(band)}
                checked={isChosen(band)}
                disabled={count === 0 && !isChosen(band)}
                onChange={() => onToggle(band)}
              />
              {priceBandLabel(band, t, language)}
              <span className="n">{count}</span>
            </label>
          </li>
        ))}
      </ul>
    </details>
  );
});

interface RangeProps {
  histogram: readonly number[];
  chosen: readonly PriceBand[];
  onChange: (band: PriceBand | null) => void;
}

function PriceSlider({ histogram, chosen, onChange }: RangeProps) {
  const { t, language } = useI18n<CatalogueKey>();
  const [range, setRange] = useDraft(chosen, onChange);
  const euro = (amount: number) => formatWholeEuro(amount * 100, language);
  const open = `${euro(PRICE_SLIDER.max)}+`;
  const fields = fieldsOf(range, chosen);
  return (
    <div className="range">
      <PriceHistogram counts={histogram} range={range} />
      <div className="range__thumbs">
        <input
          type="range"
          {...PRICE_SLIDER}
          value={range.from}
          aria-label={t('products.priceFrom')}
          aria-valuetext={euro(range.from)}
          onChange={({ target }) => setRange(withLower(range, Number(target.value)))}
        />
        <input
          type="range"
          {...PRICE_SLIDER}
          value={Math.min(range.to, PRICE_SLIDER.max)}
          aria-label={t('products.priceTo')}
          aria-valuetext={range.to >= PRICE_SLIDER.max ? open : euro(range.to)}
          onChange={({ target }) => setRange(withUpper(range, Number(target.value)))}
        />
      </div>
      <p className="range__axis" aria-hidden="true">
        {AXIS.map((amount) => (
          <span key={amount}>{euro(amount)}</span>
        ))}
      </p>
      <div className="range__fields">
        <PriceField
          name="min"
          label={t('products.from')}
          value={fields.from}
          isSent={fields.isTyped}
          placeholder="0"
          onCommit={(from) => setRange({ ...range, from: from ?? WHOLE_RANGE.from })}
        />
        <PriceField
          name="max"
          label={t('products.to')}
          value={fields.to}
          isSent={fields.isTyped}
          placeholder={String(PRICE_SLIDER.max)}
          onCommit={(to) => setRange({ ...range, to: to ?? WHOLE_RANGE.to })}
        />
      </div>
    </div>
  );
}

interface FieldProps {
  name: string;
  label: string;
  value: number | null;
  /** Whether the form starts with this value; a shop's band is sent by its own box. */
  isSent: boolean;
  placeholder: string;
  onCommit: (euro: number | null) => void;
}

/** A bound in euro: taken over on Enter and on leaving the field, never while typing. */
function PriceField({ name, label, value, isSent, placeholder, onCommit }: FieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = value?.toString() ?? '';
  }, [value]);
  const commit = () => {
    const typed = parseEuro(field.current?.value ?? '');
    if (typed !== value) onCommit(typed);
  };
  return (
    <label className="range__field">
      <span>{label}</span>
      <input
        ref={field}
        name={name}
        inputMode="numeric"
        maxLength={10}
        defaultValue={isSent ? (value ?? '') : ''}
        placeholder={placeholder}
        autoComplete="off"
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          commit();
        }}
      />
      <span aria-hidden="true">€</span>
    </label>
  );
}

/** The range as it is being set; the list follows when the thumbs rest. */
function useDraft(chosen: readonly PriceBand[], onChange: (band: PriceBand | null) => void) {
  const [draft, setDraft] = useState<PriceRange | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const address = chosen.map(formatPriceBand).join();
  // A new choice ends the draft.
  useOnChange(address, () => setDraft(null));
  useEffect(() => () => clearTimeout(timer.current), []);

  const range = draft ?? rangeOf(chosen);
  const setRange = (next: PriceRange) => {
    const sorted = sortedRange(next);
    setDraft(sorted);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onChange(toBand(sorted)), DEBOUNCE_MS);
  };
  return [range, setRange] as const;
}

/** How many products there are at which price; the part inside of the range is blue. The slider says the same in words. */
function PriceHistogram({ counts, range }: { counts: readonly number[]; range: PriceRange }) {
  const clip = useId();
  const path = histogramPath(counts);
  const { left, width } = insideOf(range);
  const base = `${path}M0 ${HISTOGRAM_HEIGHT}h${HISTOGRAM_WIDTH}`;
  return (
    <svg
      className="hist"
      viewBox={`0 0 ${HISTOGRAM_WIDTH} ${HISTOGRAM_HEIGHT + 2}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <clipPath id={clip}>
        <rect x={left} width={width} height={HISTOGRAM_HEIGHT + 2} />
      </clipPath>
      <path d={`${base}v1H0z`} />
      <path className="hist__in" clipPath={`url(#${clip})`} d={`${base}v2H0z`} />
    </svg>
  );
}
