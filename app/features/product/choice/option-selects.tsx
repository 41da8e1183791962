import { useId } from 'react';
import { keepTogether } from '#domain/locale/keep-together.ts';
import { chosenValues } from '#domain/shop/merchandising.ts';
import { useI18n } from '../../../i18n/i18n-context.tsx';
import type { ProductVariant } from '../../../storefront/documents.ts';
import { OPTION_FIELD } from '../../../storefront/product-form.ts';
import type { ProductKey } from '../product-words.ts';
import { type OptionChoice, type OptionValue, optionChoices } from './option-choice.ts';

interface Props {
  variants: readonly ProductVariant[];
  variant: ProductVariant | null;
  onSelect: (variantId: string) => void;
}

/**
 * One select for each option: system, memory, disk, colour. A value that is sold out, or not sold with the rest of the choice, cannot
 * be chosen and says why. An option without a choice is told in words.
 */
export function OptionSelects({ variants, variant, onSelect }: Props) {
  if (!variant) return null;
  return (
    <div className="box__options">
      {optionChoices(variants, variant).map(({ name, values }) =>
        values.length > 1 ? (
          <OptionSelect key={name} name={name} values={values} onSelect={onSelect} />
        ) : (
          <OnlyValue key={name} name={name} values={values} />
        ),
      )}
    </div>
  );
}

function OnlyValue({ name, values }: Pick<OptionChoice, 'name' | 'values'>) {
  const [shown] = chosenValues(values);
  return (
    <>
      <input type="hidden" name={OPTION_FIELD + name} value={values[0]?.value} />
      {shown !== undefined && (
        <p className="small">
          {name}: <b>{keepTogether(shown)}</b>
        </p>
      )}
    </>
  );
}

function OptionSelect({ name, values, onSelect }: OptionChoice & Pick<Props, 'onSelect'>) {
  const { t, money } = useI18n<ProductKey>();
  const id = useId();
  const chosen = values.find(({ isChosen }) => isChosen)?.value ?? '';
  const labelOf = ({ value, isChosen, variant, changes, isBlocked }: OptionValue) => {
    if (isChosen) return value;
    if (!variant) return t('product.optionSoldOut', { title: value });
    if (isBlocked) return t('product.optionNotWith', { title: value, changes: changes.join(', ') });
    const title =
      changes.length > 0 ? t('product.optionChanges', { title: value, changes: changes.join(', ') }) : value;
    return `${title}: ${money(variant.price)}`;
  };
  return (
    <div className="field">
      <label htmlFor={id}>{name}</label>
      <select
        id={id}
        name={OPTION_FIELD + name}
        value={chosen}
        onChange={(event) => {
          const variant = values.find(({ value }) => value === event.target.value)?.variant;
          if (variant) onSelect(variant.id);
        }}
      >
        {values.map((option) => (
          <option key={option.value} value={option.value} disabled={!option.variant || option.isBlocked}>
            {labelOf(option)}
          </option>
        ))}
      </select>
    </div>
  );
}
