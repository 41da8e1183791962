/** A machine that sets a bound: no shown one is on its other side, and the condition is named on the page. */
import { describe, expect, it } from 'vitest';
import { WHOLE_CATALOGUE } from '#domain/catalogue/selection.ts';
import { readDemoCatalogue } from '../support/demo-catalogue.ts';
import { type Judge, type Judged, toJudged } from './judge.ts';

const catalogue = readDemoCatalogue('el');
const all = catalogue.entries.map(toJudged);
const answer = (query: string) => {
  const found = catalogue.select({ ...WHOLE_CATALOGUE, query, sort: 'relevance' });
  return { ...found, shown: found.entries(0, found.count).map(toJudged) };
};
const titled = (pattern: RegExp) => all.filter(({ title }) => pattern.test(title));
const least = (pattern: RegExp, figure: (product: Judged) => number) => Math.min(...titled(pattern).map(figure));
const cheapestOffer = ({ offered, price }: Judged) => Math.min(price, ...offered.map(({ cents }) => cents));
const T480 = /T480\b/;
const M1 = /MacBook Air 13" M1/;
const lighterThan =
  (pattern: RegExp): Judge =>
  ({ weight }) =>
    weight < least(pattern, (product) => product.weight);
const cheaperThan =
  (pattern: RegExp): Judge =>
  (product) =>
    cheapestOffer(product) < least(pattern, cheapestOffer);

const between14 = ({ screen }: Judged) => screen >= 14 && screen < 15;

describe('a comparison with a machine', () => {
  it.each<[query: string, isRight: Judge, facet: string]>([
    ['ελαφρύτερο από το macbook air m1', lighterThan(M1), 'weight'],
    ['πιο ελαφρύ από macbook air m1', lighterThan(M1), 'weight'],
    ['lighter than macbook air m1', lighterThan(M1), 'weight'],
    ['pio elafry apo macbook air m1', lighterThan(M1), 'weight'],
    ['πιο ελαφρύ από t480', lighterThan(T480), 'weight'],
    ['lighter than my t480', lighterThan(T480), 'weight'],
    ['φθηνότερο από t480', cheaperThan(T480), 'price'],
    ['cheaper than macbook air m1', cheaperThan(M1), 'price'],
    ['φθηνότερο από ipad air 5', ({ kind }) => kind === 'tablet', 'price'],
    ['μεγαλύτερη οθόνη από t480', ({ screen }) => screen >= 15, 'screen'],
    ['smaller than a t480', ({ screen }) => screen < 14, 'screen'],
    ['καλύτερη μπαταρία από το x280', ({ wh }) => wh > least(/X280/, (product) => product.wh), 'battery'],
    ['πιο δυνατό από macbook air m1', ({ title }) => /M1 Pro|M1 Max|M3|M2 Pro/.test(title), 'speedClass'],
    ['πιο δυνατό cpu από i5 8ης', ({ title }) => !/i[35]-8\d{3}|i7-8\d50U|i[357]-[67]\d{3}U/.test(title), 'speedClass'],
    ['σαν το t480 αλλά πιο ελαφρύ', (product) => lighterThan(T480)(product) && between14(product), 'weight'],
    ['σαν το xps 13 αλλά φθηνότερο', (product) => cheaperThan(/XPS 13/)(product) && product.screen < 14, 'price'],
    ['not as heavy as t480', lighterThan(T480), 'weight'],
    ['όχι τόσο βαρύ όσο το t580', lighterThan(/T580/), 'weight'],
    ['τόσο γρήγορο όσο i7 11ης', ({ title }) => !/i[357]-[678]\d{3}U|Celeron|m3-/.test(title), 'speedClass'],
    ['faster than core i7-8650u', ({ title }) => !/i[357]-8\d{3}U|i[357]-[67]\d{3}U/.test(title), 'speedClass'],
  ])('takes its figure for a bound: %s', (query, isRight, facet) => {
    const { shown, implied, leftOut } = answer(query);
    expect(shown.length).toBeGreaterThan(2);
    expect(shown.filter((product) => !isRight(product)).map(({ title }) => title)).toEqual([]);
    expect(implied.map((filter) => filter.facet)).toContain(facet);
    expect(leftOut).toEqual([]);
  });

  it.each([
    ['lenovo ελαφρύτερο από t480 με 16gb', ['ram', 'weight']],
    ['πιο γρήγορο από το thinkpad t480 έως 400', ['price', 'speedClass']],
    ['faster than core i7-8650u under 400', ['price', 'speedClass']],
  ])('ends where another wish begins: %s', (query, facets) => {
    const { shown, implied } = answer(query);
    expect(implied.map(({ facet }) => facet).sort()).toEqual(facets);
    expect(shown.length).toBeGreaterThan(2);
  });

  it.each([
    ['αναβάθμιση από t480', /T490|T14/],
    ['my old t480 is too slow, need an upgrade', /T490|T14/],
    ['replacing my x220 with something newer', /X2[678]0|X390/],
    ['αντικατάσταση για latitude e7450', /E7470/],
    ['πιο καινούργιο από t480', /T490|T14/],
    ['πιο καινούργιο από το x280', /X390|X13/],
  ])('by age stays in the series: %s', (query, isRight) => {
    expect(answer(query).shown.filter(({ title }) => !isRight.test(title))).toEqual([]);
    expect(answer(query).implied).toEqual([]);
  });

  it.each([
    ['ελαφρύτερο από 1.2 κιλά', 'weight', '0-1.2'],
    ['φθηνότερο από 300', 'price', '0-300'],
  ])('with a figure is a bound as before: %s', (query, facet, value) => {
    expect(answer(query).implied).toMatchObject([{ facet, value }]);
  });

  it('with a machine that the shop does not know changes nothing', () => {
    expect(answer('ελαφρύτερο από vivobook s99').implied.map(({ facet }) => facet)).not.toContain('weight');
  });
});
