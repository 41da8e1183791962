import { data, redirect } from 'react-router';
import { languageOf } from '#domain/locale/locales.ts';
import { parseCartPermalink } from '#domain/shop/cart-permalink.ts';
import { type Posted, readPostedForm } from '../../storefront/form-answer.ts';
import { type LoaderContext, servicesContext } from '../../storefront/services.ts';
import { createCheckout } from './create-checkout.ts';
import { readAsked } from './load-cart.ts';

/** `failed` where no checkout came to be; `leaves` where it is on another host, to which a form must not lead (form-action). */
export type CheckoutOutcome = { kind: 'failed' } | { kind: 'leaves'; checkoutUrl: string };

const UNCACHED = { 'cache-control': 'no-store' };

/** Hands the cart of the page's own form over to the checkout, for a browser without scripts. */
export async function startCheckout({ request, url: { pathname } }: Posted, context: LoaderContext) {
  const { storefront, publicUrl, reportError } = context.get(servicesContext);
  const form = await readPostedForm(request);
  const pieces = parseCartPermalink(String(form.get('add') ?? ''));
  if (!pieces) throw data(null, { status: 400, statusText: 'Bad Request' });
  const lines = (await readAsked(pieces, pathname, context)).filter(({ isAvailable }) => isAvailable);
  // Sold out since the page was made: the page now says so.
  if (lines.length === 0) return data<CheckoutOutcome>({ kind: 'failed' }, { status: 409, headers: UNCACHED });
  try {
    const shop = { ask: storefront.ask, baseUrl: publicUrl };
    const code = String(form.get('discount') ?? '') || null;
    const { checkoutUrl } = await createCheckout(shop, lines, languageOf(pathname), { code });
    if (new URL(checkoutUrl).origin === new URL(publicUrl).origin) return redirect(checkoutUrl, 303);
    return data<CheckoutOutcome>({ kind: 'leaves', checkoutUrl }, { headers: UNCACHED });
  } catch (error) {
    reportError(error, pathname);
    return data<CheckoutOutcome>({ kind: 'failed' }, { status: 502, headers: UNCACHED });
  }
}
