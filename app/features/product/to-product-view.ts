import { carriedKilograms } from '#domain/facts/carried-weight.ts';
import type { Language } from '#domain/locale/locales.ts';
import { appleSystem } from '#domain/machine/apple-system.ts';
import { classifySpec } from '#domain/machine/laptop.ts';
import { makerOf } from '#domain/machine/maker-of.ts';
import { spellInches, writeInches } from '#domain/machine/spec-text.ts';
import { isHiddenTitle } from '#domain/shop/merchandising.ts';
import { shop } from '#shop.config';
import { deviceOf, readFacts, toCardProduct, variantsOf } from '../../storefront/catalogue/card-product.ts';
import { priceBeside } from '../../storefront/catalogue/price-beside.ts';
import { readPriorPrice } from '../../storefront/catalogue/read-prior-price.ts';
import type { Product } from '../../storefront/documents.ts';
import { readFactTexts, readVatRate } from '../../storefront/specification/fact-fields.ts';
import { summaryOf } from '../../storefront/specification/own-rows.ts';
import { specificationOf } from '../../storefront/specification/specification.ts';
import { variantFacts } from '../../storefront/specification/variant-facts.ts';
import { drawSockets } from './facts/drawn-sockets.tsx';
import { identityRows } from './facts/identity-rows.ts';
import { processorUse } from './facts/processor-use.ts';
import { isCloseUp } from './gallery/wear-picture.ts';

/** The parts of a product's page that follow from the platform's answer alone. */
export function toProductView(product: Product, language: Language) {
  const facts = readFacts(product);
  // What the machine's own facts say is written out here; the browser gets the rows alone.
  const { machine, ...shownFacts } = facts;
  const card = toCardProduct(product, facts);
  const device = deviceOf(product);
  const specification = specificationOf(facts, device, language);
  const variants = variantsOf(product);
  return {
    card: { ...card, title: writeInches(card.title, language) },
    name: spellInches(facts.name),
    specs: facts.specs.map((text) => ({ text, kind: classifySpec(text) })),
    /** In no list; an old link or an order's line still leads to it. */
    isHidden: isHiddenTitle(product.title, shop.merchandising.hiddenTitles),
    facts: {
      ...shownFacts,
      weightKg: carriedKilograms(machine),
      hasKeyboardInBox: machine.hasKeyboardInBox,
      powerWatts: machine.powerWatts,
      processorUse: processorUse(facts.cpu, facts.ramGb),
      appleSystem: appleSystem(facts, device),
    },
    specification,
    ownFacts: variantFacts(product, specification.rows, language),
    identity: identityRows(specification, device),
    summary: summaryOf(specification.rows),
    vendor: facts.brand,
    /** Null under the margin scheme. */
    vatRate: readVatRate(product),
    maker: makerOf(facts.brand, shop),
    images: product.images.nodes.map((image) => ({
      ...image,
      ...(isCloseUp(image) && { isCloseUp: true }),
      altText: withName(image.altText, product.title, facts.name),
    })),
    variants,
    /** What belongs beside the price of each variant, by its id. */
    prices: Object.fromEntries(
      variants.map((one) => [one.id, { ...readPriorPrice(one), beside: priceBeside(one, variants) }]),
    ),
    choosesOs: product.options.some(({ optionValues }) => optionValues.some(({ name }) => classifySpec(name) === 'os')),
    device,
    sockets: drawSockets(
      readFactTexts(product).sockets ?? '',
      { device, isMonitor: facts.screenInches !== null && device === 'other', pictures: product.images.nodes.length },
      language,
    ),
  };
}

/** A picture's text names the product; the page has the rest of its title. */
function withName(text: string | null | undefined, title: string, name: string): string | null {
  return text?.replace(title, () => name) ?? null;
}
