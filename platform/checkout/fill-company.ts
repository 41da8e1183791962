/** The invoice's name and address from a public registry, where the shop has named one and the buyer asks for it. */
import { addressSteps } from '#domain/customer/rate-limit.ts';
import { COMPANY_QUESTIONS } from '#domain/customer/stranger-limits.ts';
import { parseTaxNumber } from '#domain/customer/tax-number.ts';
import { type Checkout, saveCheckout } from './checkouts.ts';
import type { CheckoutServices } from './services.ts';
import type { FieldError } from './validate-form.ts';

const NEWS = ['filled', 'same', 'unknown', 'unavailable', 'tooMany'] as const;
/** What became of the question; `same` where it told nothing else than what is typed. */
export type CompanyNews = (typeof NEWS)[number];

export function parseCompanyNews(text: string | null): CompanyNews | null {
  return NEWS.find((news) => news === text) ?? null;
}

/** Writes what the registry tells over what is there: another number is another company. What it does not tell stays. */
export async function fillCompany(
  { context, limits, findCompany }: CheckoutServices,
  checkout: Checkout,
  address: string | null,
): Promise<{ news: CompanyNews } | { error: FieldError }> {
  const { form } = checkout;
  const taxNumber = parseTaxNumber(form.invoiceTaxNumber);
  if (taxNumber === null) return { error: form.invoiceTaxNumber.trim() === '' ? 'required' : 'format' };
  const waitMs = await limits.take(addressSteps('companies', address, COMPANY_QUESTIONS));
  if (waitMs !== null) return { news: 'tooMany' };
  const company = (await findCompany?.(taxNumber)) ?? 'unavailable';
  if (company === 'unknown' || company === 'unavailable') return { news: company };
  const filled = {
    ...form,
    invoiceName: company.name || form.invoiceName,
    invoiceAddress: company.address || form.invoiceAddress,
  };
  await saveCheckout(context, { ...checkout, form: filled });
  const isSame = filled.invoiceName === form.invoiceName && filled.invoiceAddress === form.invoiceAddress;
  return { news: isSame ? 'same' : 'filled' };
}
