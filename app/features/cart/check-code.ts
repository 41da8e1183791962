import { cleanCode } from '#domain/customer/typed-text.ts';
import { type Language, languageOf, localeOf, localizePath } from '#domain/locale/locales.ts';
import type { AskedPieces } from '#domain/shop/cart-permalink.ts';
import { toLocalAddress } from '#domain/shop/hosted-paths.ts';
import { shop } from '#shop.config';
import { orFail } from '../../storefront/missing-part.ts';
import type { Services } from '../../storefront/services.ts';
import { cartCreateMutation } from './cart-documents.ts';

/** A discount code that an address brings along. */
export interface AskedCode {
  code: string;
  /** Why no order can use it; null while that is not known to be so. */
  problem: CodeProblem | null;
  /** Where the link leads; null for the cart itself. */
  to: string | null;
}

export type CodeProblem = 'Unknown' | 'Inactive' | 'UsedUp';

/** What an order's goods or buyer decide is the checkout's to say. */
const PROBLEMS: Readonly<Record<string, CodeProblem>> = {
  DISCOUNT_NOT_FOUND: 'Unknown',
  DISCOUNT_CURRENTLY_INACTIVE: 'Inactive',
  DISCOUNT_USAGE_LIMIT_REACHED: 'UsedUp',
};

const MAX_LENGTH = 255;

/**
 * Reads `?discount=CODE`, with `&redirect=` from a link that is not to the cart, and asks the platform about the code.
 *
 * @returns null without a code
 * @throws 503 if the platform does not answer
 */
export async function readAskedCode(
  { pathname, searchParams }: URL,
  pieces: readonly AskedPieces[],
  services: Services,
): Promise<AskedCode | null> {
  const typed = cleanCode(searchParams.get('discount') ?? '').slice(0, MAX_LENGTH);
  if (typed === '') return null;
  // The shop's own code is known by its spelling, with what it takes off.
  const code = typed.toUpperCase() === shop.promo?.code.toUpperCase() ? shop.promo.code : typed;
  const language = languageOf(pathname);
  const input = {
    lines: pieces.map(({ variantId, quantity }) => ({ merchandiseId: variantId, quantity })),
    discountCodes: [code],
  };
  const asked = services.storefront.ask(cartCreateMutation, { input, language: localeOf(language).api });
  const { cartCreate } = await orFail(asked, services, pathname);
  const problem = cartCreate?.warnings.map((warning) => PROBLEMS[warning.code]).find((found) => found !== undefined);
  const to = pieces.length > 0 ? null : leadOn(searchParams.get('redirect'), services.publicUrl, language);
  return { code, problem: problem ?? null, to };
}

function leadOn(redirect: string | null, publicUrl: string, language: Language): string {
  return (redirect && toLocalAddress(redirect, publicUrl, language)) || localizePath('/', language);
}
