import words from 'virtual:words/menu';
import type { Words } from '#app/i18n/words.ts';
import { FIRST_WINDOWS_11_GENERATION, LISTED_VALUES, numberOf } from '#domain/catalogue/facets.ts';
import { formatPriceBand, PRICE_BANDS, type PriceBand } from '#domain/catalogue/price-band.ts';
import { ALL_LAPTOPS, facetAddress, priceAddress } from '#domain/catalogue/selection.ts';
import type { menu as greek } from '#locales/el/screens/menu.ts';
import { facetLabel } from '../../i18n/facet-label.ts';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { priceBandLabel } from '../../i18n/price-band-label.ts';
import { useShopFacts } from '../../state/shop-facts.tsx';
import { isMissing } from '../../storefront/missing-part.ts';

export const menuWords: Words<keyof typeof greek> = words;

export interface MenuLink {
  value: string;
  label: string;
  to: string;
  /** Null where the catalogue could not be read. */
  count: number | null;
}

interface MenuSection {
  group: 'brand' | 'cpu' | 'screen' | 'grade' | 'price';
  links: MenuLink[];
  /** The first value that runs Windows 11, in the section of processors. */
  windows11From?: string;
}

interface MenuFactsOrLess {
  total: number | null;
  brands: { key: string; name: string; count: number | null }[];
  cpu: { value: string; count: number | null }[];
  screen: { value: string; count: number | null }[];
  grade: { value: string; count: number | null }[];
  prices: { band: PriceBand; count: number | null }[];
}

const listed = (values: readonly string[]) => values.map((value) => ({ value, count: null }));

/** The specification's own lists, all six grades among them, for when the catalogue could not be read (section 7). */
const MENU_WITHOUT_CATALOGUE: MenuFactsOrLess = {
  total: null,
  brands: [],
  cpu: listed(LISTED_VALUES.cpu),
  screen: listed(LISTED_VALUES.screen),
  grade: listed(LISTED_VALUES.grade),
  prices: PRICE_BANDS.map((band) => ({ band, count: null })),
};

/** What the menus offer, with or without the catalogue. */
export function useMenuFacts(): MenuFactsOrLess {
  const { menu } = useShopFacts();
  return isMissing(menu) ? MENU_WITHOUT_CATALOGUE : menu;
}

const NO_NAMES = {};

/** The five columns of the menu (specification, section 2), for the wide menu and for the sheet of small screens. */
export function useMenuSections(): MenuSection[] {
  const { t, language } = useI18n();
  const menu = useMenuFacts();
  const links = (facet: 'cpu' | 'screen' | 'grade') =>
    menu[facet].map(({ value, count }) => ({
      value,
      label: facetLabel(facet, value, t, NO_NAMES),
      to: facetAddress(facet, value, ALL_LAPTOPS),
      count,
    }));
  const windows11From = menu.cpu.find(({ value }) => numberOf(value) >= FIRST_WINDOWS_11_GENERATION)?.value;
  return [
    {
      group: 'brand',
      links: menu.brands.map(({ key, name, count }) => ({
        value: key,
        label: name,
        to: facetAddress('brand', key, ALL_LAPTOPS),
        count,
      })),
    },
    { group: 'cpu', links: links('cpu'), ...(windows11From && { windows11From }) },
    { group: 'screen', links: links('screen') },
    { group: 'grade', links: links('grade') },
    {
      group: 'price',
      links: menu.prices.map(({ band, count }) => ({
        value: formatPriceBand(band),
        label: priceBandLabel(band, t, language),
        to: priceAddress(band, ALL_LAPTOPS),
        count,
      })),
    },
  ];
}
