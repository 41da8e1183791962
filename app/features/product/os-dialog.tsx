import { useI18n } from '../../i18n/i18n-context.tsx';
import type { ProductVariant } from '../../storefront/documents.ts';
import { Dialog } from '../../ui/dialog.tsx';
import type { ProductKey } from './product-words.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  variants: readonly ProductVariant[];
  /** Puts the variant into the cart and closes the dialog. */
  onChoose: (variant: ProductVariant) => void;
}

export function OsDialog({ open, onClose, variants, onChoose }: Props) {
  const { t, money } = useI18n<ProductKey>();
  return (
    <Dialog open={open} onClose={onClose} kind="dialog" title={t('product.chooseOs')}>
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
            <span>
              {variant.availableForSale ? variant.title : t('product.optionSoldOut', { title: variant.title })}
            </span>
            <span className="num">{money(variant.price)}</span>
          </button>
        ))}
      </div>
    </Dialog>
  );
}
