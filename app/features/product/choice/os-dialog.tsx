import { keepTogether } from '#domain/locale/keep-together.ts';
import { chosenValues } from '#domain/shop/merchandising.ts';
import { shop } from '#shop.config';
import { useI18n } from '../../../i18n/i18n-context.tsx';
import type { ProductVariant } from '../../../storefront/documents.ts';
import { Dialog } from '../../../ui/over/dialog.tsx';
import type { ProductData } from '../load-product.ts';
import type { ProductKey } from '../product-words.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  product: Pick<ProductData, 'variants' | 'choosesOs' | 'name'>;
  /** Puts the variant into the cart and closes the dialog. */
  onChoose: (variant: ProductVariant) => void;
}

/**
 * Every variant with its price, if there is more than one: a press adds it. A system that cannot be chosen is not named here.
 */
export function OsDialog({ open, onClose, product, onChoose }: Props) {
  const { t, money } = useI18n<ProductKey>();
  const { variants, choosesOs, name } = product;
  const titleOf = ({ selectedOptions }: ProductVariant) =>
    keepTogether(chosenValues(selectedOptions, shop.merchandising.hiddenVariants).join(', ') || name);
  return (
    <Dialog open={open} onClose={onClose} kind="dialog" title={t(choosesOs ? 'product.chooseOs' : 'product.choose')}>
      <p className="small muted">{t('product.chooseOsLead')}</p>
      <div className="dlg__choices">
        {variants.map((variant) => (
          <button
            key={variant.id}
            type="button"
            className="btn btn--quiet"
            disabled={!variant.availableForSale}
            onClick={() => onChoose(variant)}
          >
            <span>{titleOf(variant)}</span>
            {variant.availableForSale ? (
              <span className="num">{money(variant.price)}</span>
            ) : (
              <span className="xs">{t('product.soldOut')}</span>
            )}
          </button>
        ))}
      </div>
    </Dialog>
  );
}
