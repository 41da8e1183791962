import { useLoaderData } from 'react-router';
import { toFactCell } from '#domain/facts/fact-definitions.ts';
import { contentLanguages, defaultLanguage, localeOf, localizePath } from '#domain/locale/locales.ts';
import { spellProductTitle } from '#domain/machine/product-title.ts';
import { productPath } from '#domain/shop/product-path.ts';
import type { Product } from '#platform/catalogue/catalogue.ts';
import { toPlainText } from '#platform/catalogue/html-text.ts';
import { toLaptopInput } from '#platform/catalogue/laptop-input.ts';
import { useDesk } from '../page-context.ts';
import { AuditTable } from '../settings/audit-log.tsx';
import { Act, GoTo } from '../ui/act.tsx';
import { Field, TextField } from '../ui/fields.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Photo } from '../ui/photo.tsx';
import { Table } from '../ui/table.tsx';
import type { loadProduct } from './load-product.ts';
import { Photos } from './photos.tsx';
import { statusValues, textValues } from './product-values.ts';
import { Reading, useReadFacts } from './reading.tsx';
import { VariantForm } from './variant-form.tsx';

export function ProductPage() {
  const { words, language } = useDesk();
  const { product, lows, log } = useLoaderData<typeof loadProduct>();
  return (
    <>
      <PageHead title={product.title[language]} lead={words.products.status[product.status]}>
        {product.status === 'active' && (
          <GoTo isButton href={localizePath(productPath(product.handle), language)}>
            {words.products.inShop}
          </GoTo>
        )}
      </PageHead>
      <StatusForms product={product} />
      {product.status !== 'active' && <Preview product={product} />}
      <section>
        <h2>{words.products.variants}</h2>
        {product.variants.map((variant) => (
          <VariantForm key={variant.id} variant={variant} lowCents={lows.get(variant.id) ?? variant.priceCents} />
        ))}
      </section>
      <Photos product={product} />
      <TextForm product={product} />
      <FactTable product={product} />
      {log.length > 0 && <AuditTable entries={log} />}
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
      <Act name="product_delete" shown={shown} ask={words.products.remove}>
        <p>{words.products.remove.text}</p>
      </Act>
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
          {contentLanguages.map((tag) => (
            <Field
              key={tag}
              name={`title_${tag}`}
              label={`${words.products.title}, ${localeOf(tag).name}`}
              lang={tag}
              data-reading={tag === defaultLanguage ? 'title' : undefined}
              value={title[tag]}
            />
          ))}
          <div className="form--row">
            <Field name="vendor" label={words.products.brand} value={vendor} />
            <Field name="type" label={words.products.type} value={productType} />
          </div>
          <Field name="tags" label={words.products.tags} isOptional value={tags.join(', ')} />
          {contentLanguages.map((tag) => (
            <TextField
              key={tag}
              name={`text_${tag}`}
              label={`${words.products.description}, ${localeOf(tag).name}`}
              isOptional
              lang={tag}
              rows={5}
              value={descriptionHtml[tag]}
            />
          ))}
        </Act>
        <div>
          <h3>{words.products.reading.title}</h3>
          <Reading input={input} />
        </div>
      </div>
    </section>
  );
}

/** Each fact with where it comes from; those in fields of their own as the product's file names them. */
function FactTable({ product }: { product: Product }) {
  const { words, instant } = useDesk();
  const { facts } = words.products;
  const read = useReadFacts(toLaptopInput(product)).flatMap(([name, value, source]) =>
    value && source && source !== 'fields' ? [[name, value, facts.sources[source]]] : [],
  );
  const fields = product.metafields.map(({ namespace, key, type, value, updatedAt }) => {
    return [`${namespace}.${key}`, toFactCell(type, value), `${facts.sources.fields}, ${instant(updatedAt)}`];
  });
  return (
    <section>
      <h2>{facts.title}</h2>
      <Table head={[facts.name, facts.value, facts.source]} rows={[...read, ...fields]} />
    </section>
  );
}
