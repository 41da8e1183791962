import { contentLanguages, defaultLanguage, perContentLanguage } from '#domain/locale/locales.ts';
import { deskWords } from '#locales/desk-words.ts';
import type { Product } from '#platform/catalogue/catalogue.ts';
import { deleteProduct, setProductStatus } from '#platform/catalogue/change-listing.ts';
import { changeVariant, findVariant } from '#platform/catalogue/change-variant.ts';
import { createProduct, duplicateProduct, editProduct, findProduct } from '#platform/catalogue/edit-product.ts';
import { addVariant, removeVariant } from '#platform/catalogue/edit-variants.ts';
import { PHOTO_CROPS, takePhotos, withPhotos } from '#platform/catalogue/product-photos.ts';
import type { ImageRecord, ProductRecord, VariantRecord } from '#platform/catalogue/product-record.ts';
import {
  photoValues,
  statusValues,
  textValues,
  variantsValues,
  variantValues,
} from '#platform/catalogue/product-values.ts';
import { writeFacts } from '#platform/catalogue/write-facts.ts';
import { mediaDirectory } from '#platform/media/own-pictures.ts';
import { causeText } from '#platform/problems/problems.ts';
import type { Values } from '#platform/staff/audit-log.ts';
import { type Actions, byOwner, type Call, type Change, type DeskAction, type Refusal } from '../actions.ts';
import { isTicked, typedCents, typedCount, typedLine, typedText } from '../typed-values.ts';
import { factValues, readFacts } from './facts.tsx';
import { editSettings } from './product-settings.ts';

type Run = (handle: string) => ReturnType<Change['run']>;

/** An action on the product that the address names. */
function onProduct(
  values: (product: Product, call: Call) => Values,
  begin: (call: Call) => Run | Refusal,
  subjectOf = (handle: string, _call: Call) => `product ${handle}`,
): DeskAction {
  return byOwner((call) => {
    const handle = call.params.handle ?? '';
    const run = begin(call);
    if ('problem' in run) return run;
    const read = async () => {
      const product = await findProduct(call.visit.context, handle);
      return product ? values(product, call) : {};
    };
    return { subject: subjectOf(handle, call), read, run: () => run(handle), done: DONE };
  });
}

const DONE = ['saved', 'published', 'unpublished', 'deleted', 'photos_added', 'duplicated'];

/** An empty text in another language reads as the shop's own. */
const localized = (of: (tag: string) => string) => perContentLanguage(({ tag }) => of(tag) || of(defaultLanguage));

function edit(call: Call, handle: string, change: (record: ProductRecord) => ProductRecord): Promise<string> {
  return editProduct(call.visit.context, handle, editSettings(call.visit), change);
}

const save = onProduct(textValues, (call) => {
  const { form } = call;
  const titles = contentLanguages.map((tag) => typedLine(form, `title_${tag}`));
  if (titles[0] === '') return { problem: 'no_title' };
  return (handle) =>
    edit(call, handle, (record) => ({
      ...record,
      title: localized((tag) => typedLine(form, `title_${tag}`)),
      descriptionHtml: localized((tag) => typedText(form, `text_${tag}`)),
      vendor: typedLine(form, 'vendor'),
      productType: typedLine(form, 'type'),
      tags: typedLine(form, 'tags')
        .split(',')
        .map((tag) => tag.trim())
        .filter(Boolean),
    }));
});

const saveFacts = onProduct(factValues, (call) => {
  const facts = readFacts(call);
  return 'problem' in facts ? facts : (handle) => edit(call, handle, (record) => writeFacts(record, facts));
});

const skuIn = ({ form }: Call) => typedLine(form, 'sku');

/** Of one variant alone. */
const saveVariantFacts = onProduct(
  ({ variants }, call) => factValues(variants.find(({ sku }) => sku === skuIn(call)) ?? { metafields: [] }),
  (call) => {
    const facts = readFacts(call);
    if ('problem' in facts) return facts;
    const write = (variant: VariantRecord) => (variant.sku === skuIn(call) ? writeFacts(variant, facts) : variant);
    return (handle) => edit(call, handle, (record) => ({ ...record, variants: record.variants.map(write) }));
  },
  (_, call) => `variant ${skuIn(call)}`,
);

const publish = onProduct(statusValues, ({ form, visit }) => {
  const status = form.get('status') === 'active' ? 'active' : 'draft';
  return async (handle) => {
    if (!(await setProductStatus(visit.context, handle, status))) return 'unknown_product';
    return status === 'active' ? 'published' : 'unpublished';
  };
});

const remove = onProduct(
  statusValues,
  ({ visit }) =>
    async (handle) =>
      (await deleteProduct(visit.context, handle)) ? ['deleted', '/desk/products'] : 'unknown_product',
);

/** All of the photos that a form brought; a field without a file brings an empty one. */
async function photosIn(form: FormData) {
  const files = form.getAll('photo').filter((entry) => entry instanceof File && entry.size > 0) as File[];
  return Promise.all(files.map(async (file) => ({ name: file.name, bytes: await file.bytes() })));
}

const addPhotos = onProduct(photoValues, (call) => {
  const { form } = call;
  const crop = PHOTO_CROPS.find((name) => name === form.get('crop')) ?? 'none';
  return async (handle) => {
    const photos = await photosIn(form);
    if (photos.length === 0) return 'no_photo';
    const taken = await takePhotos(photos, crop, mediaDirectory(call.visit.location.dataDir));
    if ('problem' in taken)
      return `photo_unreadable:${causeText(deskWords[call.visit.language].importProblems, taken.problem)}`;
    const outcome = await edit(call, handle, (record) => withPhotos(record, taken));
    return outcome === 'saved' ? 'photos_added' : outcome;
  };
});

/** Texts, places and removal of the photos that are there. */
const photos = onProduct(photoValues, (call) => (handle) => {
  const { form } = call;
  const altOf = (file: string, tag: string) => typedLine(form, `alt_${tag} ${file}`);
  return edit(call, handle, (record) => {
    const remaining = record.images
      .filter(({ file }) => !isTicked(form, `remove ${file}`))
      .map((image) => ({
        ...image,
        alt: localized((tag) => altOf(image.file, tag)),
      }));
    const placeOf = ({ file }: ImageRecord) => typedCount(form, `place ${file}`) ?? remaining.length;
    return { ...record, images: remaining.toSorted((one, other) => placeOf(one) - placeOf(other)) };
  });
});

const duplicate = onProduct(
  () => ({}),
  ({ visit }) =>
    async (handle) => {
      const copy = await duplicateProduct(visit.context, handle, editSettings(visit));
      return copy === null ? 'unknown_product' : ['duplicated', `/desk/products/${copy}`];
    },
);

const create = byOwner(({ visit, form }) => {
  const title = typedLine(form, 'title');
  const priceCents = typedCents(form, 'price');
  if (title === '') return { problem: 'no_title' };
  if (!priceCents) return { problem: 'no_amount' };
  const product = { title, priceCents, productType: typedLine(form, 'type') || 'Laptop' };
  const run = async () => {
    const handle = await createProduct(visit.context, product, editSettings(visit));
    return handle === null ? 'title_taken' : (['created', `/desk/products/${handle}`] as const);
  };
  return { subject: `product ${title}`, read: async () => ({}), run, done: ['created'] };
});

/** Price and stock of one variant, from the list or from the product's page. */
const variant = byOwner(({ visit, form }) => {
  const sku = typedLine(form, 'sku');
  const priceCents = typedCents(form, 'price');
  const stock = typedCount(form, 'stock');
  if (!priceCents) return { problem: 'no_amount' };
  if (stock === null) return { problem: 'no_count' };
  const choices = { priceCents, stock, isReduction: isTicked(form, 'reduced'), isSure: isTicked(form, 'sure') };
  const read = async () => {
    const found = await findVariant(visit.context, sku);
    return found ? variantValues(found) : {};
  };
  const run = () => changeVariant(visit.context, sku, choices);
  return { subject: `variant ${sku}`, read, run, done: ['saved'] };
});

const addOne = onProduct(variantsValues, (call) => {
  const { form, visit } = call;
  const priceCents = typedCents(form, 'price');
  const stock = typedCount(form, 'stock');
  if (!priceCents) return { problem: 'no_amount' };
  if (stock === null) return { problem: 'no_count' };
  const typed = (name: string, of = '') => localized((tag) => typedLine(form, `${name}_${tag}${of}`));
  const names = [...form.keys()].filter((name) => name.startsWith(`value_${defaultLanguage} `));
  const values = names.map((name) => typed('value', name.slice(name.indexOf(' '))));
  const added = { values, first: { option: typed('option'), value: typed('first') }, priceCents, stock };
  return (handle) => addVariant(visit.context, handle, added, editSettings(visit));
});

const removeOne = onProduct(
  variantsValues,
  (call) => (handle) => removeVariant(call.visit.context, handle, skuIn(call), editSettings(call.visit)),
);

export const productActions: Actions = {
  product_save: save,
  facts_save: saveFacts,
  variant_facts: saveVariantFacts,
  product_status: publish,
  product_delete: remove,
  product_duplicate: duplicate,
  photos_add: addPhotos,
  photos_save: photos,
  variant_set: variant,
  variant_add: addOne,
  variant_remove: removeOne,
};

export const productListActions: Actions = { product_new: create, variant_set: variant };
