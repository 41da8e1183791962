import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PriceBand } from '#domain/catalogue/price-band.ts';
import { catalogue as words } from '#locales/en/screens/catalogue.ts';
import { Layout } from '#tests/support/draw.tsx';
import { ScreenWords } from '../../i18n/i18n-context.tsx';
import { PriceFilter } from './price-filter.tsx';

const onChange = vi.fn<(band: PriceBand | null) => void>();
const BAND = { fromEuro: 210, toEuro: 330 };

function show(chosen: readonly PriceBand[] = []) {
  render(
    <ScreenWords words={words}>
      <PriceFilter
        prices={{ bands: [], histogram: [0, 3, 1] }}
        chosen={chosen}
        onToggle={vi.fn()}
        onChange={onChange}
      />
    </ScreenWords>,
    { wrapper: Layout },
  );
}
const field = (name: 'min' | 'max') => document.querySelector(`input[name="${name}"]`) as HTMLInputElement;
const type = (name: 'min' | 'max', value: string) => {
  fireEvent.change(field(name), { target: { value } });
  fireEvent.blur(field(name));
};
const rest = () => act(() => vi.advanceTimersByTime(300));

beforeEach(() => {
  vi.useFakeTimers();
  onChange.mockReset();
});
afterEach(() => vi.useRealTimers());

it('takes typed bounds over when the field is left, and tells them once', () => {
  show();
  type('min', '200');
  type('max', '300');
  expect(onChange).not.toHaveBeenCalled();
  rest();
  expect(onChange.mock.calls).toEqual([[{ fromEuro: 200, toEuro: 300 }]]);
});

it('opens the range on the side whose field was emptied', () => {
  show([BAND]);
  expect([field('min').value, field('max').value]).toEqual(['210', '330']);
  type('max', '');
  rest();
  expect(onChange.mock.calls.at(-1)?.[0]?.fromEuro).toBe(210);
  expect(onChange.mock.calls.at(-1)?.[0]?.toEuro).toBeGreaterThan(10_000);
  type('min', '');
  rest();
  expect(onChange.mock.calls.at(-1)).toEqual([null]);
});

it('says nothing of a field that was left as it was', () => {
  show([BAND]);
  fireEvent.blur(field('min'));
  rest();
  expect(onChange).not.toHaveBeenCalled();
});

it('turns bounds that were typed the wrong way round', () => {
  show();
  type('min', '400');
  type('max', '300');
  rest();
  expect(onChange.mock.calls.at(-1)).toEqual([{ fromEuro: 300, toEuro: 400 }]);
});

it('follows its thumbs when they rest', () => {
  show();
  const [lower] = screen.getAllByRole('slider');
  fireEvent.change(lower as HTMLElement, { target: { value: '250' } });
  fireEvent.change(lower as HTMLElement, { target: { value: '300' } });
  rest();
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(onChange.mock.calls[0]?.[0]?.fromEuro).toBe(300);
});
