import { defaultLanguage, localizePath } from '#domain/locale/locales.ts';
import { spellProductTitle } from '#domain/machine/product-title.ts';
import { productPath } from '#domain/shop/product-path.ts';
import type { Product } from '#platform/catalogue/catalogue.ts';
import { findProduct } from '#platform/catalogue/edit-product.ts';
import { toPlainText } from '#platform/catalogue/html-text.ts';
import { toLaptopInput } from '#platform/catalogue/laptop-input.ts';
import { readPriceLows } from '#platform/catalogue/price-low.ts';
import { statusValues, textValues } from '#platform/catalogue/product-values.ts';
import { readAuditLog } from '#platform/staff/audit-log.ts';
import type { Look, Shows } from '../desk-context.ts';
import { useDesk } from '../page-context.ts';
import { AuditTable } from '../settings/audit-log.tsx';
import { Act, GoTo } from '../ui/act.tsx';
import { Field, LocalizedFields } from '../ui/fields.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Facts } from './facts.tsx';
import { Photo, Photos } from './photos.tsx';
import { Reading } from './reading.tsx';
import { Variants } from './variants.tsx';

const MOST_ENTRIES = 30;

/** @throws Response 404 for a handle that no product has */
export async function loadProduct({ visit, params }: Look) {
  const { db, now } = visit.context;
  const product = await findProduct(visit.context, params.handle ?? '');
  if (!product) throw new Response(null, { status: 404 });
  const variants = product.variants.map(({ id }) => id);
  return {
    product,
    lows: await readPriceLows(db, variants, now()),
    log: await readAuditLog(db, { limit: MOST_ENTRIES, subject: `product ${product.handle}` }),
  };
}

export function ProductPage({ data: { product, lows, log } }: Shows<typeof loadProduct>) {
  const { words, language } = useDesk();
  return (
    <>
      <PageHead title={product.title[language]} lead={words.products.status[product.status]}>
        {product.status === 'active' && (
          <GoTo isButton href={localizePath(productPath(product.handle), language)} text={words.products.inShop} />
        )}
      </PageHead>
      <StatusForms product={product} />
      {product.status !== 'active' && <Preview product={product} />}
      <Variants product={product} lows={lows} />
      <Photos product={product} />
      <TextForm product={product} />
      <Facts product={product} />
      <AuditTable entries={log} />
    </>
  );
}

function StatusForms({ product }: { product: Product }) {
  const { words } = useDesk();
  const { status } = product;
  const isActive = status === 'active';
  const shown = statusValues(product);
  return (
    <div className="form--row">
      <Act
        name="product_status"
        hidden={{ status: isActive ? 'draft' : 'active' }}
        shown={shown}
        submit={isActive ? words.products.unpublish : words.products.publish}
        look={isActive ? 'quiet' : 'go'}
      />
      <Act name="product_duplicate" submit={words.products.duplicate} />
      <Act name="product_delete" shown={shown} ask={words.products.remove} />
    </div>
  );
}

/** What a shopper would see of a draft: its first photo, what the shop understands, its price and its text. */
function Preview({ product }: { product: Product }) {
  const { words, language, money } = useDesk();
  const { title, images, minPriceCents, descriptionHtml } = product;
  return (
    <details className="ask">
      <summary>{words.products.preview}</summary>
      <article className="stack">
        {images[0] && <Photo file={images[0].file} width={400} alt={images[0].alt[language]} />}
        <h2>{spellProductTitle(title[language])}</h2>
        <p className="num">{money(minPriceCents)}</p>
        <Reading id="preview" input={toLaptopInput(product)} />
        <p>{toPlainText(descriptionHtml[language])}</p>
      </article>
    </details>
  );
}

function TextForm({ product }: { product: Product }) {
  const { words, refused } = useDesk();
  const { vendor, productType, tags, title, descriptionHtml } = product;
  const typed = refused?.action === 'product_save' ? refused.typed : {};
  const input = {
    title: typed[`title_${defaultLanguage}`] ?? title[defaultLanguage],
    vendor: typed.vendor ?? vendor,
    productType: typed.type ?? productType,
  };
  return (
    <section>
      <h2>{words.products.texts}</h2>
      <div className="columns">
        <Act name="product_save" shown={textValues(product)} submit={words.products.saveTexts}>
          <LocalizedFields name="title" label={words.products.title} values={title} />
          <div className="form--row">
            <Field name="vendor" label={words.products.brand} value={vendor} />
            <Field name="type" label={words.products.type} value={productType} />
          </div>
          <Field name="tags" label={words.products.tags} isOptional value={tags.join(', ')} />
          <LocalizedFields
            name="text"
            label={words.products.description}
            isOptional
            rows={5}
            values={descriptionHtml}
          />
        </Act>
        <div>
          <h3>{words.products.reading.title}</h3>
          <Reading input={input} />
        </div>
      </div>
    </section>
  );
}
