/** Products side by side for an assistant: the rows of the comparison's page. */
import type { CatalogueAnswers } from '#domain/assistant/catalogue-answers.ts';
import type { CompareRequest } from '#domain/assistant/catalogue-requests.ts';
import { localizePath } from '#domain/locale/locales.ts';
import { compareAddress } from '#domain/machine/compare-laptops.ts';
import { type GradeKey, gradeLabel } from '#domain/machine/grade.ts';
import { type ComparedCell, compareRows } from '../features/compare/compare-rows.ts';
import { compareVerdicts } from '../features/compare/load-compare.ts';
import type { Catalogue } from '../storefront/catalogue/catalogue.ts';
import { chooseVariants } from './choose-variants.ts';
import { regionMessages } from './filter-messages.ts';
import { resolver } from './find-products.ts';
import { type Speaker, writeProduct } from './write-product.ts';

export function compareProducts(
  catalogue: Catalogue,
  request: CompareRequest,
  speaker: Speaker,
): CatalogueAnswers['compare'] {
  const { language, publicUrl } = speaker;
  const resolve = resolver(catalogue);
  const compared = [...new Set(request.ids.flatMap((id) => resolve(id)?.product ?? []))];
  const products = compared.flatMap((product) => {
    const variants = chooseVariants(product, undefined, null);
    return variants ? [writeProduct(product, variants, speaker)] : [];
  });
  const missing = request.ids.filter((id) => resolve(id) === null);
  const messages = [
    ...missing.map((id) => ({ type: 'info' as const, code: 'not_found', content: id })),
    ...regionMessages(request, speaker),
  ];
  const write =
    (kind: string) =>
    ({ value, note, best }: ComparedCell) => ({
      value: kind === 'grade' && value !== null ? gradeLabel(value as GradeKey) : value,
      ...(note && { note }),
      ...(best && { best }),
    });
  return {
    products,
    comparison: {
      product_ids: compared.map(({ id }) => id),
      groups: compareRows(compared, language).map(({ title, rows }) => ({
        title,
        rows: rows.map(({ kind, label, cells, isDifferent }) => ({
          label,
          different: isDifferent,
          cells: cells.map(write(kind)),
        })),
      })),
      verdicts: compareVerdicts(compared, language).map(({ handle, title, text }) => ({
        product_id: compared.find(({ card }) => card.handle === handle)?.id,
        title,
        text,
      })),
      url: publicUrl + localizePath(compareAddress(compared.map(({ handle }) => handle)), language),
    },
    ...(messages.length > 0 && { messages }),
  };
}
