/** The values of a shop with another name that promises nothing of what the demo does; `shop.config.ts` is replaced by them. */

/** The demo's name, its town, its code, and what it adds to a sale. */
export const OURS =
  /Ξανά(?! στη δουλειά)|Xana|XANA|Θεσσαλονίκη|Thessaloniki|αυτοκόλλητα ελλ|keyboard stickers|stickers for a Greek|μικρό δώρο|small gift|ασφαλισμένη|ασφάλιση μεταφοράς|insured|ISO.?\d/;

/** What a shop says of its code, prices and warranty only where `shop.config.ts` does. */
export const CLAIMS =
  /πρώτη (?:σας )?παραγγελία|first order|[Ππ]αράταση|[Ee]xtensions? (?:of )?up to|\bnull\b|undefined|έως \d+%|[Uu]p to \d+%/;

export const NAME = 'Anemos';

type Config = typeof import('#shop.config');

/** To be given to `vi.mock('#shop.config', …)`. */
export async function anotherShop(importOriginal: <Module>() => Promise<Module>) {
  const { shop, ...rest } = await importOriginal<Config>();
  const both = (text: string) => ({ ...shop.name, el: text, en: text });
  return {
    ...rest,
    press: null,
    reviews: [],
    shop: {
      ...shop,
      name: both(NAME),
      company: { ...shop.company, legalName: both(`${NAME} IKE`), parentSite: null },
      contact: { ...shop.contact, address: { ...shop.contact.address, city: both('Volos') }, phone: null, social: [] },
      delivery: { ...shop.delivery, warehouseAt: both('@Volos') },
      certificates: [],
      extras: { keyboardStickers: false, gift: false, insuredTransport: false },
      promo: null,
      savingsUpToPercent: null,
      warranty: { ...shop.warranty, extensionYears: null },
    },
  };
}
