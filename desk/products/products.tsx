import { facetLabel } from '#app/i18n/facet-label.ts';
import { createTranslate, type MessageKey } from '#app/i18n/translate.ts';
import { FACETS, type FacetKey, facetRow } from '#domain/catalogue/facets.ts';
import { parseSelection, productsAddress, WHOLE_CATALOGUE, withQuery } from '#domain/catalogue/selection.ts';
import { facetWords } from '#locales/desk-words.ts';
import type { Product } from '#platform/catalogue/catalogue.ts';
import { exportProducts } from '#platform/catalogue/import/export-products.ts';
import { listForOwner, PRODUCT_VIEWS } from '#platform/catalogue/search/owner-list.ts';
import type { Look, Shows } from '../desk-context.ts';
import { useDesk } from '../page-context.ts';
import { Act, GoTo } from '../ui/act.tsx';
import { Field } from '../ui/fields.tsx';
import { fileResponse } from '../ui/file-response.ts';
import { PageHead } from '../ui/page-head.tsx';
import { SearchForm, Views } from '../ui/search-form.tsx';
import { Photo } from './photos.tsx';
import { VariantForm } from './variants.tsx';

const PAGE_SIZE = 50;

/** The address is the whole state: that of the shop's own list, and `show`. */
export async function loadProducts({ visit, url: { searchParams } }: Look) {
  const { page: asked, ...selection } = parseSelection(searchParams);
  const view = PRODUCT_VIEWS.find((name) => name === searchParams.get('show')) ?? 'all';
  const found = await listForOwner(visit.context.db, selection, view);
  const count = found.products.length;
  const pages = Math.max(1, Math.ceil(count / PAGE_SIZE));
  const page = Math.min(pages, asked);
  const products = found.products.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return { ...found, selection, view, page, pages, count, products };
}

type Loaded = Shows<typeof loadProducts>['data'];

export function Products({ data }: { data: Loaded }) {
  const { words, isOwner } = useDesk();
  const { view, products, count, page, pages } = data;
  const numbers = Array.from({ length: pages > 1 ? pages : 0 }, (_, index) => index + 1);
  const { list } = words.products;
  return (
    <>
      <PageHead title={words.rooms.products} lead={list.count(count)}>
        {isOwner && (
          <p className="form--row">
            <GoTo isButton href="/desk/products/import" text={words.products.import.title} />
            <GoTo isButton href="/desk/products/export" text={words.products.export} />
          </p>
        )}
      </PageHead>
      <SearchForm path="/desk/products" query={data.selection.query} label={list.search}>
        {view !== 'all' && <input type="hidden" name="show" value={view} />}
        <Filters data={data} />
      </SearchForm>
      <Views
        label={list.views}
        views={PRODUCT_VIEWS.map((name) => [addressOf({ ...data, view: name }), list.view[name], name === view])}
      />
      {isOwner && <NewProduct />}
      {products.length === 0 && (
        <p className="muted">{addressOf(data) === '/desk/products' ? list.noneYet : list.none}</p>
      )}
      <ul className="goods">
        {products.map((product) => (
          <ProductRow key={product.id} product={product} />
        ))}
      </ul>
      <Views label={list.pages} views={numbers.map((each) => [addressOf(data, each), String(each), each === page])} />
    </>
  );
}

function addressOf({ selection, view }: Pick<Loaded, 'selection' | 'view'>, page = 1): string {
  const address = `/desk${productsAddress(selection, page)}`;
  return view === 'all' ? address : `${address}${address.includes('?') ? '&' : '?'}show=${view}`;
}

/** The filters of the shop, under the shop's names; stock has views of its own. */
const FILTERS = FACETS.filter((facet) => facet !== 'stock' && !facetRow(facet).hasNoBoxes);

/** Each value with the number of products that choosing it would show. */
function Filters({ data: { facets, selection, brandNames, view } }: { data: Loaded }) {
  const { words, language } = useDesk();
  const t = createTranslate<MessageKey>(language, facetWords[language]);
  const isChosen = (facet: FacetKey, value: string) => selection.facets[facet].includes(value);
  const offered = FILTERS.map((facet) => ({
    facet,
    counts: facets[facet].filter(({ value, count }) => count > 0 || isChosen(facet, value)),
  })).filter(({ counts }) => counts.length > 0);
  const isFiltered = FILTERS.some((facet) => selection.facets[facet].length > 0);
  return (
    <details className="filters" open={isFiltered}>
      <summary>{words.products.list.filters}</summary>
      <div>
        {offered.map(({ facet, counts }) => (
          <details key={facet} open={selection.facets[facet].length > 0}>
            <summary>{t(`facet.${facet}`)}</summary>
            {counts.map(({ value, count }) => (
              <label key={value} className="check">
                <input type="checkbox" name={facet} value={value} defaultChecked={isChosen(facet, value)} />
                <span>{facetLabel(facet, value, t, brandNames)}</span>
                <small className="muted num">{count}</small>
              </label>
            ))}
          </details>
        ))}
      </div>
      {isFiltered && (
        <GoTo
          href={addressOf({ selection: withQuery(WHOLE_CATALOGUE, selection.query), view })}
          text={words.products.list.clear}
        />
      )}
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
      {picture ? <Photo file={picture.file} width={96} /> : <span />}
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

/** As a spreadsheet under Greek settings opens it; an import reads it too. */
export async function downloadProducts({ visit: { context } }: Look): Promise<Response> {
  const { csv } = await exportProducts(context, { forExcel: true, publicUrl: context.publicUrl });
  return fileResponse('products.csv', csv);
}
