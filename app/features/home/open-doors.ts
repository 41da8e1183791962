/** The front page's doors: four selections of the catalogue, each for one use of the machine. */
import { activeOfferGroups, fulfils, lowestCents } from '#domain/catalogue/offers.ts';
import { parseSelection } from '#domain/catalogue/selection.ts';
import { proposedOffers } from '#domain/finder/proposed-offers.ts';
import { type Language, localeOf } from '#domain/locale/locales.ts';
import { formatCents, formatWholeEuro } from '../../i18n/format.ts';
import type { Catalogue } from '../../storefront/catalogue/catalogue.ts';
import type { HeroTheme } from './hero.tsx';
import { homePictures } from './home-pictures.ts';
import type { HomeText } from './home-text.ts';

interface Door {
  /** The selection that it opens. */
  to: string;
  /** Of `art/out/other`. */
  picture: string;
  theme: HeroTheme;
}

/** No door leads with a machine that is too small for today: every one asks for 8 GB and more. */
const ROOMY = 'ram=8gb&ram=12gb&ram=16gb&ram=32gb&ram=64gb';

/** In the order of their texts. */
const DOORS: readonly Door[] = [
  {
    to: `/products?kind=laptop&${ROOMY}&windows=11&price=0-300`,
    picture: 'door-school-scene',
    theme: 'sea',
  },
  { to: `/products?kind=laptop&${ROOMY}&windows=11&weight=0-1.3`, picture: 'door-bag-scene', theme: 'sand' },
  {
    to: `/products?kind=laptop&screen=15-inch&screen=16-inch&screen=17-inch&${ROOMY}&windows=11`,
    picture: 'door-office-scene',
    theme: 'olive',
  },
  { to: `/products?kind=laptop&grade=aa&${ROOMY}`, picture: 'door-gift-scene', theme: 'salt' },
];

/** A whole sum without cents, as the doors' other figures. */
function formatPrice(cents: number, language: Language): string {
  return cents % 100 === 0 ? formatWholeEuro(cents, language) : formatCents(cents, language);
}

/** Every door with the list behind it; a door to an empty list is left out. */
export function openDoors(text: HomeText['doors'], catalogue: Catalogue, language: Language): OpenDoor[] {
  return [...DOORS.keys()].flatMap((index) => openDoor(index, text, catalogue, language) ?? []);
}

type OpenDoor = NonNullable<ReturnType<typeof openDoor>>;

function openDoor(index: number, { doors, count, from }: HomeText['doors'], catalogue: Catalogue, language: Language) {
  const [door, text] = [DOORS[index], doors[index]];
  if (!door || !text) return null;
  const selection = parseSelection(new URL(door.to, 'https://shop.invalid').searchParams);
  const found = catalogue.select(selection);
  // Whoever reads «τρέχει Windows 11» expects them for the price, not the same machine without a system.
  const ready = found
    .entries()
    .filter(({ isAvailable }) => isAvailable)
    .flatMap(({ offers }) => proposedOffers(offers))
    .filter((offer) => fulfils(offer, selection, activeOfferGroups(selection)));
  const price = ready.length > 0 ? Math.min(...ready.map(({ priceCents }) => priceCents)) : lowestCents(found);
  if (price === null) return null;
  const words = count[localeOf(language).plural(found.count)];
  return {
    ...door,
    ...text,
    picture: homePictures.get(door.picture),
    count: words.replace('{count}', String(found.count)),
    from: from.replace('{price}', formatPrice(price, language)),
  };
}
