import { formatPriceBand, type Selection } from '#domain/catalogue.ts';

/** The address of a selection, without what is the default: `/products?q=t480&brand=dell&sort=nameAsc&page=2`. */
export function toAddress({ query, brands, grades, price, sort }: Selection, page = 1): string {
  const parameters = new URLSearchParams();
  if (query) parameters.set('q', query);
  for (const brand of brands) parameters.append('brand', brand);
  for (const grade of grades) parameters.append('grade', grade);
  if (price) parameters.set('price', formatPriceBand(price));
  if (sort !== 'priceAsc') parameters.set('sort', sort);
  if (page > 1) parameters.set('page', String(page));
  const text = parameters.toString();
  return text ? `/products?${text}` : '/products';
}
