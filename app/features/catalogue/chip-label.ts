import { type FacetKey, isNegated } from '#domain/catalogue/facets.ts';
import { facetLabel, type OwnNames, PROPER_NAMES } from '../../i18n/facet-label.ts';
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
  if (facet === 'system' && value !== 'none') return systemLabel(value);
  const label = facetLabel(facet, value, t, ownNames);
  if (facet === 'grade') return `${t('fact.grade')} ${label}`;
  if (facet === 'ram') return `${label} RAM`;
  return facet === 'storage' ? `${label} SSD` : label;
}

/** `windows-11-pro` is Windows 11 Pro, `macos` macOS. */
function systemLabel(value: string): string {
  const words = value.replace(/os$/, 'OS').replaceAll('-', ' ');
  return words.replaceAll(/\b(?!mac)[a-z]/g, (letter) => letter.toUpperCase());
}

/** Whether a value has a name that every language writes alike. */
function isProperName(facet: FacetKey, value: string): boolean {
  return ['brand', 'cpu', 'not'].includes(facet) || (facet === 'system' && value !== 'none') || PROPER_NAMES.has(value);
}

function negatedLabel(facet: FacetKey, value: string, t: Speak, ownNames: OwnNames): string {
  const series = /^(.) series$/.exec(value)?.[1];
  if (series) return t('products.not.series', { name: series.toUpperCase() });
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
