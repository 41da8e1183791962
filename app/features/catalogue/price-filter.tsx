import { memo, useEffect, useId, useRef, useState } from 'react';
import type { PriceCounts } from '#domain/catalogue/filter-sets.ts';
import {
  formatPriceBand,
  HISTOGRAM_COLUMNS,
  isSameBand,
  isShopBand,
  NO_UPPER_BOUND,
  PRICE_SLIDER,
  type PriceBand,
  parseEuro,
  toPriceBand,
} from '#domain/catalogue/price-band.ts';
import { formatWholeEuro } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { priceBandLabel } from '../../i18n/price-band-label.ts';
import { Icon } from '../../ui/icon.tsx';
import { useOnChange } from '../../ui/use-on-change.ts';
import type { CatalogueKey } from './catalogue-words.ts';
import type { SelectionChanges } from './use-selection.ts';
import '../../ui/form-field.css';

/** Ms between the last move of a thumb and the new list, as for the search. */
const DEBOUNCE_MS = 300;

interface Range {
  from: number;
  to: number;
}

/** The labels below the slider, at equal distances. */
const AXIS = [PRICE_SLIDER.min, PRICE_SLIDER.max / 2, PRICE_SLIDER.max];

const WHOLE: Range = { from: PRICE_SLIDER.min, to: PRICE_SLIDER.max };

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
      <PriceRange histogram={prices.histogram} chosen={chosen} onChange={onChange} />
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

function PriceRange({ histogram, chosen, onChange }: RangeProps) {
  const { t, language } = useI18n<CatalogueKey>();
  const [range, setRange] = useDraft(chosen, onChange);
  const euro = (amount: number) => formatWholeEuro(amount * 100, language);
  const open = `${euro(PRICE_SLIDER.max)}+`;
  const hasTyped = chosen.length === 1 && chosen[0] !== undefined && !isShopBand(chosen[0]);
  return (
    <div className="range">
      <PriceHistogram counts={histogram} from={range.from} to={range.to} columns={HISTOGRAM_COLUMNS} />
      <div className="range__thumbs">
        <input
          type="range"
          {...PRICE_SLIDER}
          value={range.from}
          aria-label={t('products.priceFrom')}
          aria-valuetext={euro(range.from)}
          onChange={({ target }) =>
            setRange({ ...range, from: Math.min(Number(target.value), range.to - PRICE_SLIDER.step) })
          }
        />
        <input
          type="range"
          {...PRICE_SLIDER}
          value={Math.min(range.to, PRICE_SLIDER.max)}
          aria-label={t('products.priceTo')}
          aria-valuetext={range.to >= PRICE_SLIDER.max ? open : euro(range.to)}
          onChange={({ target }) =>
            setRange({ ...range, to: Math.max(Number(target.value), range.from + PRICE_SLIDER.step) })
          }
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
          value={hasTyped || range.from > 0 ? range.from : null}
          isSent={hasTyped}
          placeholder="0"
          onCommit={(from) => setRange({ ...range, from: from ?? WHOLE.from })}
        />
        <PriceField
          name="max"
          label={t('products.to')}
          value={range.to >= PRICE_SLIDER.max && !hasTyped ? null : toShownBound(range.to)}
          isSent={hasTyped}
          placeholder={String(PRICE_SLIDER.max)}
          onCommit={(to) => setRange({ ...range, to: to ?? WHOLE.to })}
        />
      </div>
    </div>
  );
}

function toShownBound(to: number): number | null {
  return to >= NO_UPPER_BOUND ? null : to;
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
  const [draft, setDraft] = useState<Range | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [only] = chosen;
  const address = chosen.map(formatPriceBand).join();
  // A new choice ends the draft.
  useOnChange(address, () => setDraft(null));
  useEffect(() => () => clearTimeout(timer.current), []);

  const range = draft ?? (only && chosen.length === 1 ? { from: only.fromEuro, to: only.toEuro } : WHOLE);
  const setRange = (next: Range) => {
    const sorted = next.from <= next.to ? next : { from: next.to, to: next.from };
    setDraft(sorted);
    clearTimeout(timer.current);
    const upper = sorted.to >= PRICE_SLIDER.max && sorted.to <= WHOLE.to ? NO_UPPER_BOUND : sorted.to;
    timer.current = setTimeout(() => onChange(toPriceBand(sorted.from, upper)), DEBOUNCE_MS);
  };
  return [range, setRange] as const;
}

interface HistogramProps {
  counts: readonly number[];
  columns: number;
  from: number;
  to: number;
}

const HEIGHT = 40;

/** How many products there are at which price; the part inside of the range is blue. The slider says the same in words. */
function PriceHistogram({ counts, columns, from, to }: HistogramProps) {
  const clip = useId();
  const highest = Math.max(1, ...counts);
  const path = counts
    .map((count, index) => {
      // The square root keeps a single dear machine visible beside fifty cheap ones.
      const height = Math.round(Math.sqrt(count / highest) * HEIGHT);
      return height === 0 ? '' : `M${index * 10 + 1} ${HEIGHT}v-${height}h8v${height}z`;
    })
    .join('');
  const toX = (euro: number) => (Math.min(euro, PRICE_SLIDER.max) / PRICE_SLIDER.max) * columns * 10;
  const left = toX(from);
  const width = Math.max(0, toX(to) - left);
  return (
    <svg className="hist" viewBox={`0 0 ${columns * 10} ${HEIGHT + 2}`} preserveAspectRatio="none" aria-hidden="true">
      <clipPath id={clip}>
        <rect x={left} width={width} height={HEIGHT + 2} />
      </clipPath>
      <path d={`${path}M0 ${HEIGHT}h${columns * 10}v1H0z`} />
      <path className="hist__in" clipPath={`url(#${clip})`} d={`${path}M0 ${HEIGHT}h${columns * 10}v2H0z`} />
    </svg>
  );
}
