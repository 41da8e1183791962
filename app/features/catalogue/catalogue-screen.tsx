import { useNavigation } from 'react-router';
import { shop } from '#shop.config';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { PageHead } from '../../seo/page-head.tsx';
import { useShopFacts } from '../../state/shop-facts.tsx';
import { useAddToCart } from '../../state/use-add-to-cart.ts';
import { useWish } from '../../state/wishlist-state.ts';
import { Lid } from '../../ui/icon.tsx';
import { LocalLink } from '../../ui/local-link.tsx';
import { ProductCard } from '../../ui/product-card.tsx';
import { ReloadLink } from '../../ui/reload-link.tsx';
import { ActiveFilters, CatalogueForm } from './catalogue-form.tsx';
import { catalogueWords } from './catalogue-words.ts';
import type { CatalogueData } from './load-catalogue.ts';
import { toAddress } from './selection-address.ts';

export function CatalogueScreen(data: CatalogueData) {
  const { t } = useI18n(catalogueWords);
  const isBusy = useNavigation().state === 'loading';
  return (
    <div className="wrap">
      <CatalogueHead {...data} />
      <CatalogueForm {...data}>
        <ActiveFilters {...data} />
        <div className="cat__results" aria-busy={isBusy}>
          {data.products.length > 0 ? <Results {...data} /> : <NoResults {...data} />}
        </div>
      </CatalogueForm>
      <p className="vh" role="status">
        {t.count('products.count', data.count)}
      </p>
    </div>
  );
}

function CatalogueHead({ selection, brands, page }: CatalogueData) {
  const { t } = useI18n(catalogueWords);
  const chosen = brands.filter(({ key }) => selection.brands.includes(key)).map(({ name }) => name);
  const title = selection.query
    ? t('meta.products.titleQuery', { query: selection.query })
    : chosen.length > 0
      ? t('meta.products.titleBrand', { brand: chosen.join(', ') })
      : t('meta.products.title');
  return (
    <>
      <PageHead
        title={title}
        description={t('meta.products.description', shop.delivery.days)}
        canonicalPath={toAddress({ ...selection, query: '', sort: 'priceAsc' }, page)}
        noIndex={selection.query !== ''}
      />
      <nav className="crumbs" aria-label={t('products.breadcrumb')}>
        <ol>
          <li>
            <LocalLink to="/">{t('products.home')}</LocalLink>
          </li>
          <li aria-current="page">{t('products.title')}</li>
        </ol>
      </nav>
    </>
  );
}

function Results({ products, selection, page, pages }: CatalogueData) {
  const { t } = useI18n(catalogueWords);
  const { delivery } = useShopFacts();
  const addToCart = useAddToCart();
  const { isWished, toggle } = useWish();
  return (
    <>
      <h2 className="vh">{t('products.title')}</h2>
      <ul className="cards">
        {products.map((product, at) => (
          <ProductCard
            key={product.id}
            product={product}
            delivery={delivery.short}
            onAdd={addToCart}
            isWished={isWished(product.id)}
            onWish={toggle}
            isFirst={at === 0}
          />
        ))}
      </ul>
      {pages > 1 && (
        <nav className="pages" aria-label={t('products.pages')}>
          {page > 1 && (
            <LocalLink className="btn btn--line" to={toAddress(selection, page - 1)} rel="prev">
              {t('products.previous')}
            </LocalLink>
          )}
          <span className="small muted">{t('products.page', { page, pages })}</span>
          {page < pages && (
            <LocalLink className="btn btn--line" to={toAddress(selection, page + 1)} rel="next" prefetch="intent">
              {t('products.next')}
            </LocalLink>
          )}
        </nav>
      )}
    </>
  );
}

function NoResults({ selection, brands, countWithoutBrand, total }: CatalogueData) {
  const { t } = useI18n(catalogueWords);
  const { query } = selection;
  const brand = brands
    .filter(({ key }) => selection.brands.includes(key))
    .map(({ name }) => name)
    .join(', ');
  return (
    <div className="empty">
      <Lid grade="aa" large />
      <h2>{query ? t('products.noneWithQuery', { query }) : t('products.none')}</h2>
      <p className="muted">
        {t(total === 0 ? 'products.updating' : query ? 'products.noneHint' : 'products.noneWithoutQuery')}
      </p>
      {selection.brands.length > 0 && countWithoutBrand > 0 && (
        <LocalLink className="arrow" to={toAddress({ ...selection, brands: [] })}>
          {t.count('products.withoutBrand', countWithoutBrand, { brand: brand || selection.brands.join(', ') })}
        </LocalLink>
      )}
      {total > 0 && (
        <LocalLink className="btn btn--go" to="/products">
          {t('nav.allLaptops')} ({total})
        </LocalLink>
      )}
    </div>
  );
}

/** The specification's words for a catalogue that could not be read. */
export function CatalogueFailed() {
  const { t } = useI18n(catalogueWords);
  return (
    <section className="wrap message">
      <title>{t('products.failed')}</title>
      <h1>{t('products.title')}</h1>
      <p className="lead" role="alert">
        {t('products.failed')}
      </p>
      <ReloadLink>{t('products.retry')}</ReloadLink>
    </section>
  );
}
