import { formatPriceBand, type PriceBand } from '#domain/catalogue.ts';
import { shop } from '#shop.config';
import hero640 from '../../../art/out/hero/explode-poster-640.avif?url';
import hero1280 from '../../../art/out/hero/explode-poster-1280.avif?url';
import { formatWholeEuro } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { priceBandLabel } from '../../i18n/price-band-label.ts';
import { JsonLd } from '../../seo/json-ld.tsx';
import { organizationJsonLd } from '../../seo/organization-json-ld.ts';
import { PageHead } from '../../seo/page-head.tsx';
import { useShopFacts } from '../../state/shop-facts.tsx';
import { useAddToCart } from '../../state/use-add-to-cart.ts';
import { useWish } from '../../state/wishlist-state.ts';
import type { CardProduct } from '../../storefront/card-product.ts';
import { Icon } from '../../ui/icon.tsx';
import { LocalLink } from '../../ui/local-link.tsx';
import { PaymentMethods } from '../../ui/payment-methods.tsx';
import { ProductCard } from '../../ui/product-card.tsx';
import { homeWords } from './home-words.ts';

interface Props {
  featured: CardProduct[];
  inStock: number;
  lowestPriceCents: number;
  bands: (PriceBand & { count: number })[];
}

export function HomeScreen(props: Props) {
  const { t, language } = useI18n(homeWords);
  const { publicUrl } = useShopFacts();
  const { months, returnDays: days } = shop.warranty;
  return (
    <>
      <PageHead
        title={t('meta.home.title')}
        description={t('meta.home.description', { months, days, percent: shop.savingsUpToPercent })}
      />
      <JsonLd data={organizationJsonLd(language, publicUrl)} />
      <Hero />
      <TermsStrip />
      <Featured {...props} />
    </>
  );
}

function Hero() {
  const { t } = useI18n(homeWords);
  return (
    <section className="hero" aria-labelledby="hero-title">
      <div className="wrap hero__in">
        <h1 id="hero-title">
          <HeroTitle />
        </h1>
        <p className="lead">{t('hero.lead', { percent: shop.savingsUpToPercent })}</p>
        <p className="hero__cta">
          <a className="btn btn--go btn--big" href="#products">
            {t('hero.cta')}
          </a>
        </p>
      </div>
      <img
        className="hero__film"
        src={hero640}
        srcSet={`${hero640} 640w, ${hero1280} 1280w`}
        sizes="(min-width: 82rem) 82rem, 100vw"
        width={1280}
        height={720}
        alt=""
        fetchPriority="high"
      />
    </section>
  );
}

/** In Greek the first word is the shop's name and wears its mark. */
function HeroTitle() {
  const { t, language } = useI18n(homeWords);
  const first = t('hero.title1');
  return (
    <>
      {language === 'el' ? (
        <span className="hero__tonos" data-text={first}>
          {first}
        </span>
      ) : (
        first
      )}{' '}
      {t('hero.title2')}
    </>
  );
}

function TermsStrip() {
  const { t, language } = useI18n(homeWords);
  const { delivery } = useShopFacts();
  const { months, batteryMonths, returnDays } = shop.warranty;
  const { days, islandDaysTo, freeAboveCents } = shop.delivery;
  const terms = [
    [t('terms.warranty', { months }), t('terms.warrantyNote', { months: batteryMonths })],
    [t('terms.delivery', { dates: delivery.short }), t('terms.deliveryNote', { ...days, island: islandDaysTo })],
    [t('terms.returns', { days: returnDays }), t('terms.returnsNote')],
    [t('terms.shipping'), t('terms.shippingNote', { amount: formatWholeEuro(freeAboveCents, language) })],
  ];
  return (
    <section className="terms" aria-label={t('terms.label')}>
      <ul className="wrap">
        {terms.map(([title, note]) => (
          <li key={title}>
            <b>{title}</b>
            {note}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Featured({ featured, inStock, lowestPriceCents, bands }: Props) {
  const { t } = useI18n(homeWords);
  const { delivery } = useShopFacts();
  const addToCart = useAddToCart();
  const { isWished, toggle } = useWish();
  return (
    <section className="section" id="products" aria-labelledby="featured-title">
      <div className="wrap">
        <div className="shead">
          <div>
            <h2 id="featured-title">{t('featured.title')}</h2>
            <p>{t('featured.lead')}</p>
          </div>
          <LocalLink className="arrow" to="/products" prefetch="intent">
            {t('featured.all')} <Icon name="arrow" />
          </LocalLink>
        </div>
        {featured.length === 0 ? (
          <NothingYet />
        ) : (
          <ul className="cards cards--4">
            {featured.map((product) => (
              <ProductCard
                key={product.id}
                product={product}
                delivery={delivery.short}
                onAdd={addToCart}
                isWished={isWished(product.id)}
                onWish={toggle}
              />
            ))}
            <ViewAllCard inStock={inStock} lowestPriceCents={lowestPriceCents} bands={bands} />
          </ul>
        )}
        <p className="pay">
          <span>{t('featured.payWith')}</span> <PaymentMethods />
        </p>
      </div>
    </section>
  );
}

function NothingYet() {
  const { t } = useI18n(homeWords);
  return (
    <div className="empty">
      <h3>{t('products.none')}</h3>
      <p className="muted">{t('products.updating')}</p>
    </div>
  );
}

function ViewAllCard({ inStock, lowestPriceCents, bands }: Omit<Props, 'featured'>) {
  const { t, language, cents } = useI18n(homeWords);
  return (
    <li className="all">
      <strong className="all__count num" aria-hidden="true">
        {inStock}
      </strong>
      <LocalLink className="all__link" to="/products" prefetch="intent">
        <span className="vh">{inStock} </span>
        <span className="lead">{t.count('featured.stock', inStock, { price: cents(lowestPriceCents) })}</span>
        <span className="arrow">
          {t('featured.seeAll')} <Icon name="arrow" />
        </span>
      </LocalLink>
      <ul className="menu-list all__bands">
        {bands.map((band) => (
          <li key={band.fromEuro}>
            <LocalLink to={`/products?price=${encodeURIComponent(formatPriceBand(band))}`}>
              <span className="num">{priceBandLabel(band, t, language)}</span>
              <span className="num muted xs">{band.count}</span>
            </LocalLink>
          </li>
        ))}
      </ul>
    </li>
  );
}
