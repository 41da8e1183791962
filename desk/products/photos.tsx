import type { CatalogueImage, Product } from '#platform/catalogue/catalogue.ts';
import { PHOTO_CROPS } from '#platform/catalogue/product-photos.ts';
import { photoValues } from '#platform/catalogue/product-values.ts';
import { useDesk } from '../page-context.ts';
import { Act } from '../ui/act.tsx';
import { Field, FileField, LocalizedFields, Tick } from '../ui/fields.tsx';

export function Photos({ product }: { product: Product }) {
  const { photos } = useDesk().words.products;
  const shown = photoValues(product);
  return (
    <section>
      <h2>{photos.title}</h2>
      {product.images.length > 0 && (
        <Act name="photos_save" shown={shown} submit={photos.save} look="quiet">
          <ol className="photos" data-sort>
            {product.images.map((image, index) => (
              <OnePhoto key={image.id} image={image} place={index + 1} />
            ))}
          </ol>
        </Act>
      )}
      <Act name="photos_add" shown={shown} hasFiles className="form paper" submit={photos.submit} look="line">
        <FileField name="photo" label={photos.add} hint={photos.hint} accept="image/*" multiple data-drop />
        <fieldset className="choices">
          <legend>{photos.crop}</legend>
          {PHOTO_CROPS.map((crop) => (
            <label key={crop} className="check">
              <input type="radio" name="crop" value={crop} defaultChecked={crop === 'subject'} />
              <span>{photos.crops[crop]}</span>
            </label>
          ))}
        </fieldset>
      </Act>
    </section>
  );
}

function OnePhoto({ image: { file, alt }, place }: { image: CatalogueImage; place: number }) {
  const { photos } = useDesk().words.products;
  return (
    <li>
      <Photo file={file} width={200} />
      <div className="form">
        <Field name={`place ${file}`} label={photos.place} inputMode="numeric" value={place} />
        <LocalizedFields name="alt" of={` ${file}`} label={photos.alt} isOptional values={alt} />
        <Tick name={`remove ${file}`} label={photos.remove} />
      </div>
    </li>
  );
}

/** One of a product's photos, in the shop's ratio. */
export function Photo({ file, width, alt = '' }: { file: string; width: number; alt?: string }) {
  const src = `/cdn/shop/files/${encodeURIComponent(file)}.webp?v=1&width=400`;
  return <img src={src} width={width} height={(width * 3) / 4} alt={alt} loading="lazy" />;
}
