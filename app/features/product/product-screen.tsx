import { type ReactNode, useState } from 'react';
import { hasSystem, systemOf } from '#domain/machine/system-of.ts';
import { defaultVariant } from '#domain/shop/merchandising.ts';
import { shop } from '#shop.config';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { JsonLd } from '../../seo/json-ld.tsx';
import { PageHead } from '../../seo/page-head.tsx';
import { useAddToCart } from '../../state/use-add-to-cart.ts';
import { useCompare } from '../../state/use-compare.ts';
import { useWish } from '../../state/wishlist-state.ts';
import type { CardProduct } from '../../storefront/catalogue/card-product.ts';
import type { ProductVariant } from '../../storefront/documents.ts';
import { summaryOf, withOwnRows } from '../../storefront/specification/own-rows.ts';
import { LocalLink } from '../../ui/local-link.tsx';
import { onDemand } from '../../ui/over/on-demand.tsx';
import { CompareButton } from '../../ui/product/compare-button.tsx';
import { HeartButton } from '../../ui/product/heart-button.tsx';
import { Faq } from '../../ui/text/faq.tsx';
import { Reviews } from '../../ui/text/reviews.tsx';
import { Unbroken } from '../../ui/text/unbroken.tsx';
import { BoxAndHelp } from './box-and-help.tsx';
import { BuyBox } from './choice/buy-box.tsx';
import { Gallery } from './gallery/gallery.tsx';
import { GradeStage } from './gallery/grade-stage.tsx';
import type { ProductData } from './load-product.ts';
import './product.css';
import { ProductTabs } from './facts/product-tabs.tsx';
import { SpecChips } from './facts/spec-chips.tsx';
import { pictureOrder } from './gallery/picture-order.ts';
import type { ProductKey } from './product-words.ts';
import { Reasons } from './reasons.tsx';
import { SameModel } from './same-model.tsx';
import { Similar } from './similar.tsx';

const OsDialog = onDemand(() => import('./choice/os-dialog.tsx').then((module) => module.OsDialog));

export function ProductScreen(product: ProductData & { promo: ReactNode }) {
  const { t, money } = useI18n<ProductKey>();
  const { card, variants, promo } = product;
  const addToCart = useAddToCart();
  const { isWished, toggle } = useWish();
  const compareOf = useCompare();
  const [variantId, setVariantId] = useState(card.variant?.id ?? null);
  const [isChoosing, setChoosing] = useState(false);
  const variant = variants.find(({ id }) => id === variantId) ?? null;
  const props = ofVariant(product, variantId);
  const pictures = pictureOrder(product, variant);
  const shownCard = withVariant(product, variant);
  const isSoldOut = !variants.some(({ availableForSale }) => availableForSale);
  const choose = (chosen: ProductVariant) => {
    setVariantId(chosen.id);
    addToCart(card, chosen);
    setChoosing(false);
  };
  return (
    <div className="wrap">
      <PageHead
        title={card.title}
        description={t('meta.product.description', {
          title: card.title,
          price: card.price ? money(card.price) : t('card.noPrice'),
          months: shop.warranty.months,
          days: shop.warranty.returnDays,
        })}
        image={pictures.images[0]}
        noIndex={props.isHidden}
      />
      <JsonLd data={props.jsonLd} />
      <Breadcrumbs {...props} />
      <div className="pdp">
        <Gallery
          key={pictures.images[0]?.url}
          {...pictures}
          title={card.title}
          mark={isSoldOut ? t('product.soldOut') : null}
        />
        <Title {...props} />
        <Figures {...props} />
        <div className="buy">
          <BuyBox
            {...props}
            variant={variant}
            onSelect={setVariantId}
            onAdd={() => addToCart(card, variant ?? undefined)}
            onChooseOs={() => setChoosing(true)}
            tools={
              <>
                <HeartButton
                  className="btn btn--quiet buy__heart"
                  name={props.name}
                  isWished={isWished(card.id)}
                  onToggle={() => toggle(shownCard)}
                >
                  {t('wishlist.word')}
                </HeartButton>
                <CompareButton className="btn btn--quiet" {...compareOf(shownCard)} />
              </>
            }
          />
          {!isSoldOut && promo}
          <Sockets html={props.sockets?.fits} />
        </div>
        <Sockets html={pictures.pins.some(Boolean) ? props.sockets?.legend : ''} />
      </div>
      {isSoldOut && <Similar {...props} />}
      <ProductTabs {...props} />
      <GradeStage key={props.card.id} {...props} images={pictures.images} />
      <SameModel {...props} />
      <Reasons isReady={props.device === 'laptop' && hasSystem(systemOf(variant?.selectedOptions ?? []))} />
      <BoxAndHelp {...props} />
      <Reviews {...props.reviews} />
      <Faq {...props.faq} />
      {!isSoldOut && <Similar {...props} />}
      <OsDialog
        needed={isChoosing}
        open={isChoosing}
        onClose={() => setChoosing(false)}
        product={props}
        onChoose={choose}
      />
    </div>
  );
}

function Sockets({ html }: { html: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by drawn-sockets.tsx, which escapes what it is given.
  return html ? <div className="sockets" dangerouslySetInnerHTML={{ __html: html }} /> : null;
}

/** The facts of the variant that is chosen, where they are others than the product's. */
function ofVariant<Shown extends ProductData>(product: Shown, variantId: string | null): Shown {
  const own = variantId === null ? undefined : product.ownFacts[variantId];
  if (!own) return product;
  const rows = withOwnRows(product.specification.rows, own.rows);
  const specification = { ...product.specification, rows };
  return { ...product, ...own, specification, summary: summaryOf(rows), facts: { ...product.facts, ...own.facts } };
}

function Breadcrumbs({ card, vendor, brandPath, trailJsonLd }: ProductData) {
  const { t } = useI18n<ProductKey>();
  return (
    <nav className="crumbs" aria-label={t('products.breadcrumb')}>
      <JsonLd data={trailJsonLd} />
      <ol>
        <li>
          <LocalLink to="/">{t('products.home')}</LocalLink>
        </li>
        <li>
          <LocalLink to="/products">{t('products.title')}</LocalLink>
        </li>
        <li>
          <LocalLink to={brandPath}>{vendor}</LocalLink>
        </li>
        <li aria-current="page">
          <Unbroken text={card.facts.model} />
        </li>
      </ol>
    </nav>
  );
}

function Title({ name, vendor, device }: ProductData) {
  const { t } = useI18n<ProductKey>();
  return (
    <div className="pdp__title">
      <h1>
        {device === 'laptop' && `${t('product.laptop')} `}
        <Unbroken text={name} />
      </h1>
      <p className="buy__tag">
        {t(device === 'laptop' ? 'product.tagline' : 'product.taglineOther', { brand: vendor.trim() })}
      </p>
    </div>
  );
}

function Figures({ specs, facts, summary }: ProductData) {
  return (
    <div className="pdp__facts">
      {summary.length > 0 && (
        <dl className="figures">
          {summary.map(({ word, label, value }) => (
            <div key={word}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <SpecChips specs={specs} facts={facts} />
    </div>
  );
}

/** The card of the variant that the page shows, where it is not the shop's first. */
function withVariant({ card, variants, prices }: ProductData, variant: ProductVariant | null): CardProduct {
  if (!variant || variant.id === defaultVariant(variants)?.id) return card;
  const { priorPrice: _, ...rest } = card;
  const { price, image = card.image } = variant;
  return { ...rest, ...prices[variant.id], variant, price, image, isChosen: true };
}
