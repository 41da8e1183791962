import { useLoaderData } from 'react-router';
import { facetLabel } from '#app/i18n/facet-label.ts';
import { createTranslate, type MessageKey } from '#app/i18n/translate.ts';
import { facetWords } from '#locales/desk-words.ts';
import type { Product } from '#platform/catalogue/catalogue.ts';
import { useDesk } from '../page-context.ts';
import { Act, GoTo } from '../ui/act.tsx';
import { Field } from '../ui/fields.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Photo } from '../ui/photo.tsx';
import { SearchForm, Views } from '../ui/search-form.tsx';
import { type loadProducts, PRODUCT_VIEWS } from './load-products.ts';
import { VariantForm } from './variant-form.tsx';

type Loaded = Awaited<ReturnType<typeof loadProducts>>;

export function Products() {
  const { words, isOwner } = useDesk();
  const data = useLoaderData<typeof loadProducts>();
  const { view, products, count, page, pages } = data;
  const { list } = words.products;
  return (
    <>
      <PageHead title={words.rooms.products} lead={list.count(count)}>
        {isOwner && (
          <p className="form--row">
            <GoTo isButton href="/desk/products/import">
              {words.products.import.title}
            </GoTo>
            <GoTo isButton href="/desk/products/export">
              {words.products.export}
            </GoTo>
          </p>
        )}
      </PageHead>
      <SearchForm path="/desk/products" query={data.query} label={list.search}>
        {view !== 'all' && <input type="hidden" name="show" value={view} />}
        <Filters data={data} />
      </SearchForm>
      <Views
        label={list.views}
        views={PRODUCT_VIEWS.map((name) => ({
          href: addressOf(data, { view: name, page: 1 }),
          text: list.view[name],
          isCurrent: name === view,
        }))}
      />
      {isOwner && <NewProduct />}
      {products.length === 0 && <p className="lead">{list.none}</p>}
      <ul className="goods">
        {products.map((product) => (
          <ProductRow key={product.id} product={product} />
        ))}
      </ul>
      <Views
        label={list.pages}
        views={Array.from({ length: pages > 1 ? pages : 0 }, (_, index) => ({
          href: addressOf(data, { view, page: index + 1 }),
          text: String(index + 1),
          isCurrent: index + 1 === page,
        }))}
      />
    </>
  );
}

function addressOf({ query, chosen }: Loaded, { view, page }: Pick<Loaded, 'view' | 'page'>): string {
  const search = new URLSearchParams({
    ...(query !== '' && { q: query }),
    ...chosen,
    ...(view !== 'all' && { show: view }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return search === '' ? '/desk/products' : `/desk/products?${search}`;
}

/** The filters of the shop, under the shop's names. */
function Filters({ data: { facets, chosen, brandNames } }: { data: Loaded }) {
  const { words, language } = useDesk();
  const t = createTranslate<MessageKey>(language, facetWords[language]);
  return (
    <details className="filters" open={Object.keys(chosen).length > 0}>
      <summary>{words.products.list.filters}</summary>
      <div className="form--row">
        {facets
          .filter(({ values }) => values.length > 0)
          .map(({ facet, values }) => (
            <div key={facet} className="field">
              <label htmlFor={facet}>{t(`facet.${facet}`)}</label>
              <select id={facet} name={facet} defaultValue={chosen[facet] ?? ''}>
                <option value="">{words.products.list.any}</option>
                {values.map((value) => (
                  <option key={value} value={value}>
                    {facetLabel(facet, value, t, brandNames)}
                  </option>
                ))}
              </select>
            </div>
          ))}
      </div>
    </details>
  );
}

function NewProduct() {
  const { create, title, price, type } = useDesk().words.products;
  return (
    <Act name="product_new" to="/desk/products" ask={create}>
      <Field name="title" label={title} hint={create.hint} />
      <div className="form--row">
        <Field name="price" label={price} inputMode="decimal" />
        <Field name="type" label={type} value="Laptop" />
      </div>
    </Act>
  );
}

function ProductRow({ product }: { product: Product }) {
  const { words, language, money, isOwner } = useDesk();
  const { handle, title, status, variants, images } = product;
  const [picture] = images;
  return (
    <li>
      {picture ? <Photo file={picture.file} width={96} /> : <span className="goods__gap" />}
      <div className="goods__title">
        <a href={`/desk/products/${encodeURIComponent(handle)}`}>{title[language]}</a>
        {status !== 'active' && <small className="muted"> {words.products.status[status]}</small>}
      </div>
      <div className="goods__variants">
        {variants.map((variant) =>
          isOwner ? (
            <VariantForm key={variant.id} variant={variant} />
          ) : (
            <small key={variant.id} className="block muted num">
              {variant.sku}: {money(variant.priceCents)}, {words.products.left(variant.stock)}
            </small>
          ),
        )}
      </div>
    </li>
  );
}
