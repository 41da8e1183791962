import type { CatalogueIndex } from '#domain/catalogue/catalogue-index.ts';
import type { ListedProduct } from './listed-product.ts';

type Model = Pick<ListedProduct, 'brand' | 'model'>;

/**
 * Where in the index the product with a handle stands, and those of a model. One for all versions of an index: what an older version
 * has at a place is looked at before it is believed.
 */
export class ProductPlaces {
  readonly #byHandle = new Map<string, number>();
  readonly #byModel = new Map<string, Set<number>>();

  add(product: ListedProduct, position: number): void {
    this.#byHandle.set(product.handle, position);
    const key = modelKey(product);
    const same = this.#byModel.get(key);
    if (same) same.add(position);
    else this.#byModel.set(key, new Set([position]));
  }

  delete(product: ListedProduct, position: number): void {
    if (this.#byHandle.get(product.handle) === position) this.#byHandle.delete(product.handle);
    this.#byModel.get(modelKey(product))?.delete(position);
  }

  withHandle(index: CatalogueIndex<ListedProduct>, handle: string): ListedProduct | undefined {
    const product = index.at(this.#byHandle.get(handle) ?? -1);
    return product?.handle === handle ? product : undefined;
  }

  /** Cheapest first. */
  ofModel(index: CatalogueIndex<ListedProduct>, model: Model): ListedProduct[] {
    const key = modelKey(model);
    const found = [...(this.#byModel.get(key) ?? [])].flatMap((position) => index.at(position) ?? []);
    return index.cheapestFirst(found.filter((product) => modelKey(product) === key));
  }
}

function modelKey({ brand, model }: Model): string {
  return `${brand}\n${model}`;
}
