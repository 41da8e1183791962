import { type Language, localizePath } from '../locale/locales.ts';
import type { Link } from './catalogue-answers.ts';

/** The pages with the shop's policies, by the protocol's names. */
export function policyLinks(
  { language, publicUrl }: { language: Language; publicUrl: string },
  titles: Readonly<Record<'refund' | 'shipping' | 'terms' | 'privacy' | 'warranty', string>>,
): Link[] {
  const at = (path: string) => publicUrl + localizePath(path, language);
  return [
    { type: 'refund_policy', url: at('/terms#withdrawal'), title: titles.refund },
    { type: 'shipping_policy', url: at('/terms#delivery'), title: titles.shipping },
    { type: 'terms_of_service', url: at('/terms'), title: titles.terms },
    { type: 'privacy_policy', url: at('/privacy'), title: titles.privacy },
    { type: 'warranty', url: at('/warranty'), title: titles.warranty },
  ];
}
