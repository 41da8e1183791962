import type { CatalogueEntry } from '#domain/catalogue/catalogue-entry.ts';
import { describeProduct } from '#domain/catalogue/describe-product.ts';
import type { GradeKey } from '#domain/grade.ts';
import type { LaptopFacts } from '#domain/laptop.ts';
import { isHiddenTitle } from '#domain/merchandising.ts';
import { parseCents } from '#domain/money.ts';
import type { IndexedProduct } from '#domain/search/create-search.ts';
import { collectProductWords } from '#domain/search/product-words.ts';
import type { Lexicon, WordSpots } from '#domain/search/word-index.ts';
import { shop } from '#shop.config';
import {
  type CardProduct,
  isLaptop,
  readFactsForSale,
  toCardProduct,
  toLaptopOptions,
  variantsOf,
} from './card-product.ts';
import type { ProductSummary } from './documents.ts';
import {
  descriptionsOf,
  hashOf,
  namesOf,
  type ProductRecords,
  type RecordPlace,
  shownOf,
  titleOf,
} from './product-records.ts';
import { USE_RULES } from './search-answers.ts';

/** What filters and orders ask of every product; it stays in memory as it is. */
export type ListedFacts = ReturnType<ListedProduct['toListed']>;

/** What only a product that is shown needs. */
interface ShownFacts {
  card: CardProduct;
  facts: LaptopFacts;
}

/** A product of the catalogue. What only some products are asked for is kept as bytes, a third of the objects' size, and read then. */
export class ListedProduct implements Required<CatalogueEntry>, ShownFacts, IndexedProduct, RecordPlace {
  readonly id: string;
  readonly handle: string;
  readonly vendor: string;
  readonly priceCents: number | null;
  readonly isAvailable: boolean;
  /** Whether its maker still supports the newest system that it runs. */
  readonly isSupported: boolean;
  readonly grade: GradeKey | null;
  readonly storageGb: number | null;
  readonly isLaptop: boolean;
  /** As the shop names its kinds: a dock is not near to a monitor of the same price. */
  readonly productType: string;
  /** As the facts have them: what search suggests, and which products are one model. */
  readonly brand: string;
  readonly model: string;
  readonly values: Required<CatalogueEntry>['values'];
  readonly numbers: Required<CatalogueEntry>['numbers'];
  readonly block: Uint32Array;
  readonly start: number;

  constructor(listed: ListedFacts, { block, start }: RecordPlace, shared: SharedValues) {
    this.id = listed.id;
    this.handle = listed.handle;
    this.vendor = shared.of(listed.vendor);
    this.priceCents = listed.priceCents;
    this.isAvailable = listed.isAvailable;
    this.isSupported = listed.isSupported;
    this.grade = listed.grade;
    this.storageGb = listed.storageGb;
    this.isLaptop = listed.isLaptop;
    this.productType = shared.of(listed.productType);
    this.brand = shared.of(listed.brand);
    this.model = shared.of(listed.model);
    this.values = shared.of(listed.values);
    this.numbers = shared.of(listed.numbers);
    this.block = block;
    this.start = start;
  }

  /** Of what the platform said of it. */
  get hash(): number {
    return hashOf(this);
  }

  get title(): string {
    return titleOf(this);
  }

  get names(): WordSpots {
    return namesOf(this);
  }

  get descriptions(): WordSpots {
    return descriptionsOf(this);
  }

  get card(): CardProduct {
    return readShown(this).card;
  }

  get facts(): LaptopFacts {
    return readShown(this).facts;
  }

  toListed() {
    const { id, handle, vendor, priceCents, isAvailable, isSupported, grade, storageGb } = this;
    const { isLaptop, productType, brand, model, values, numbers } = this;
    const own = { id, handle, vendor, priceCents, isAvailable, isSupported, grade, storageGb };
    return { ...own, isLaptop, productType, brand, model, values, numbers };
  }
}

/** Equal values of many products as one object: most laptops share their filters and numbers with others. */
export class SharedValues {
  readonly #known = new Map<string, unknown>();
  readonly #own = new Set<unknown>();

  of<Value>(value: Value): Value {
    // A set takes equal strings for the same, which may stand in memory twice.
    if (typeof value !== 'string' && this.#own.has(value)) return value;
    const key = typeof value === 'string' ? value : JSON.stringify(value);
    const known = this.#known.get(key);
    if (known !== undefined) return known as Value;
    return this.#keep(key, value);
  }

  /** @param json as `JSON.stringify` writes the value */
  parse(json: string): unknown {
    return this.#known.get(json) ?? this.#keep(json, JSON.parse(json));
  }

  #keep<Value>(key: string, value: Value): Value {
    this.#known.set(key, value);
    this.#own.add(value);
    return value;
  }
}

/** The products that were shown last; a shop of this size has them all as objects. */
const MOST_READ = 1_000;
const read = new Map<ListedProduct, ShownFacts>();

function readShown(product: ListedProduct): ShownFacts {
  const known = read.get(product);
  if (known) return known;
  const shown = JSON.parse(shownOf(product)) as ShownFacts;
  const [oldest] = read.keys();
  if (read.size >= MOST_READ && oldest) read.delete(oldest);
  read.set(product, shown);
  return shown;
}

/** To be called when other products take their place: one that is kept here keeps all of theirs in memory. */
export function forgetShown(): void {
  read.clear();
}

/** @returns null for a product without a picture and one that the shop hides, which stand in no list (specification, section 9) */
export function toListedProduct(
  product: ProductSummary,
  hash: number,
  { lexicon, shared, records }: { lexicon: Lexicon; shared: SharedValues; records: ProductRecords },
): ListedProduct | null {
  if (product.featuredImage === null || isHiddenTitle(product.title, shop.merchandising.hiddenTitles)) return null;
  const facts = readFactsForSale(product);
  const card = toCardProduct(product, facts);
  const variants = variantsOf(product);
  const { title, vendor, productType, description } = product;
  const options = toLaptopOptions(product.options);
  const priceCents = card.price && parseCents(card.price.amount);
  const { searchable, ...described } = describeProduct(
    { title, vendor, productType, description, options, variants },
    facts,
    { priceCents, isAvailable: product.availableForSale },
    USE_RULES,
  );
  const listed: ListedFacts = {
    id: product.id,
    handle: product.handle,
    vendor,
    priceCents,
    ...described,
    isAvailable: product.availableForSale,
    isSupported: facts.windows11 === 'yes' || facts.cpu?.vendor === 'apple',
    grade: facts.grade,
    storageGb: facts.storageGb,
    isLaptop: isLaptop(product),
    productType,
    brand: searchable.brand,
    model: searchable.model,
  };
  const shown = JSON.stringify({ card, facts } satisfies ShownFacts);
  const place = records.add({ hash, ...collectProductWords(searchable, lexicon), title, shown });
  return new ListedProduct(listed, place, shared);
}
