import { useLoaderData } from 'react-router';
import { InputField, TextareaField } from '#app/ui/form-field.tsx';
import { toFactCell } from '#domain/facts/fact-definitions.ts';
import { contentLanguages, defaultLanguage, localeOf, localizePath } from '#domain/locale/locales.ts';
import { productPath } from '#domain/shop/product-path.ts';
import type { Product } from '#platform/catalogue/catalogue.ts';
import { useDesk, useTyped } from '../page-context.ts';
import { AuditTable } from '../settings/audit-log.tsx';
import { Act, Ask, Submit } from '../ui/act.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Table } from '../ui/table.tsx';
import type { loadProduct } from './load-product.ts';
import { Photos } from './photos.tsx';
import { statusValues, textValues } from './product-values.ts';
import { Reading } from './reading.tsx';
import { VariantForm } from './variant-form.tsx';

export function ProductPage() {
  const { words, language } = useDesk();
  const { product, lows, log } = useLoaderData<typeof loadProduct>();
  return (
    <>
      <PageHead title={product.title[language]} lead={words.products.status[product.status]}>
        {product.status === 'active' && (
          <a className="btn btn--quiet" href={localizePath(productPath(product.handle), language)}>
            {words.products.inShop}
          </a>
        )}
      </PageHead>
      <StatusForms product={product} />
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
      <Act name="product_status" shown={shown} className="inline">
        <input type="hidden" name="status" value={isActive ? 'draft' : 'active'} />
        <button className={isActive ? 'btn btn--quiet' : 'btn btn--go'} type="submit">
          {isActive ? words.products.unpublish : words.products.publish}
        </button>
      </Act>
      <Act name="product_duplicate" className="inline">
        <Submit look="quiet">{words.products.duplicate}</Submit>
      </Act>
      <Ask label={words.products.remove.title}>
        <Act name="product_delete" shown={shown}>
          <p>{words.products.remove.text}</p>
          <Submit look="line">{words.products.remove.submit}</Submit>
        </Act>
      </Ask>
    </div>
  );
}

function TextForm({ product }: { product: Product }) {
  const { words } = useDesk();
  const typed = useTyped('product_save');
  const { vendor, productType, tags, title, descriptionHtml } = product;
  const input = {
    title: typed[`title_${defaultLanguage}`] ?? title[defaultLanguage],
    vendor: typed.vendor ?? vendor,
    productType: typed.type ?? productType,
  };
  return (
    <section>
      <h2>{words.products.texts}</h2>
      <div className="columns">
        <Act name="product_save" shown={textValues(product)}>
          {contentLanguages.map((tag) => (
            <InputField
              key={tag}
              id={`title_${tag}`}
              name={`title_${tag}`}
              label={`${words.products.title}, ${localeOf(tag).name}`}
              lang={tag}
              data-reading={tag === defaultLanguage ? 'title' : undefined}
              defaultValue={typed[`title_${tag}`] ?? title[tag]}
            />
          ))}
          <div className="form--row">
            <InputField id="vendor" name="vendor" label={words.products.brand} defaultValue={input.vendor} />
            <InputField id="type" name="type" label={words.products.type} defaultValue={input.productType} />
          </div>
          <InputField
            id="tags"
            name="tags"
            label={words.products.tags}
            optional={words.frame.optional}
            defaultValue={typed.tags ?? tags.join(', ')}
          />
          {contentLanguages.map((tag) => (
            <TextareaField
              key={tag}
              id={`text_${tag}`}
              name={`text_${tag}`}
              label={`${words.products.description}, ${localeOf(tag).name}`}
              optional={words.frame.optional}
              lang={tag}
              rows={5}
              defaultValue={typed[`text_${tag}`] ?? descriptionHtml[tag]}
            />
          ))}
          <Submit look="go">{words.products.saveTexts}</Submit>
        </Act>
        <div>
          <h3>{words.products.reading.title}</h3>
          <Reading input={input} />
        </div>
      </div>
    </section>
  );
}

/** The fields that a file or an import wrote. The title's own facts are shown beside the title. */
function FactTable({ product: { metafields } }: { product: Product }) {
  const { words, instant } = useDesk();
  const { facts } = words.products;
  if (metafields.length === 0) return null;
  return (
    <section>
      <h2>{facts.title}</h2>
      <Table
        head={[facts.name, facts.value, facts.source]}
        rows={metafields.map(({ namespace, key, type, value, updatedAt }) => ({
          key: `${namespace}.${key}`,
          cells: [`${namespace}.${key}`, toFactCell(type, value), `${facts.file}, ${instant(updatedAt)}`],
        }))}
      />
    </section>
  );
}
