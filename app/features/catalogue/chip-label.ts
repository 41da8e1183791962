import { type FacetKey, isNegated } from '#domain/catalogue/facets.ts';
import { facetLabel, isProperName, type OwnNames } from '../../i18n/facet-label.ts';
import type { MessageKey, Translate } from '../../i18n/translate.ts';
import type { CatalogueKey } from './catalogue-words.ts';

type Speak = Translate<MessageKey | CatalogueKey>;

/**
 * What is chosen, where nothing around it says what it is about: a condition needs its word. What is taken out is told as people
 * say it: «όχι Apple», «χωρίς HDMI», `without a SIM slot`, `not for the office`.
 *
 * @param ownNames as facetLabel takes them
 */
export function chipLabel(facet: FacetKey, value: string, t: Speak, ownNames: OwnNames): string {
  if (isNegated(value)) return negatedLabel(facet, value.slice(1), t, ownNames);
  const label = facetLabel(facet, value, t, ownNames);
  if (facet === 'grade') return `${t('fact.grade')} ${label}`;
  if (facet === 'ram') return `${label} RAM`;
  return facet === 'storage' ? `${label} SSD` : label;
}

function negatedLabel(facet: FacetKey, value: string, t: Speak, ownNames: OwnNames): string {
  const having = `${t('products.having')} `;
  // The text after a colon names what a use needs, not what was excluded.
  const label = chipLabel(facet, value, t, ownNames).replace(/:.*/, '');
  const isHad = label.startsWith(having);
  const bare = isHad ? label.slice(having.length) : label;
  const name = isProperName(facet, value) ? bare : bare.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  return (
    t.find(`products.not.${facet}.${value}`) ??
    t(isHad || facet === 'ports' ? 'products.not.part' : 'products.not', { name })
  );
}
