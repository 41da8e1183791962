/** The fields of a form: after a refusal they hold what was typed. */
import { type InputHTMLAttributes, useId } from 'react';
import { Field as FormField, fieldAttributes, InputField, TextareaField } from '#app/ui/form/form-field.tsx';
import { type ContentLanguage, contentLanguages, localeOf } from '#domain/locale/locales.ts';
import { useDesk } from '../page-context.ts';
import { useTyped } from './act.tsx';

interface Own {
  name: string;
  label: string;
  hint?: string;
  value?: string | number | null | undefined;
  isOptional?: boolean;
}

function useField({ name, value, isOptional = false, ...rest }: Own) {
  const { words } = useDesk();
  const typed = useTyped();
  const id = useId();
  const optional = isOptional ? words.frame.optional : undefined;
  return { ...rest, id, name, optional, defaultValue: typed?.[name] ?? value ?? undefined };
}

type FieldProps = Own & Omit<InputHTMLAttributes<HTMLInputElement>, keyof Own | 'id'>;

export function Field(props: FieldProps) {
  return <InputField autoComplete="off" {...useField(props)} />;
}

export function TextField(props: Own & { rows: number; lang?: string }) {
  return <TextareaField {...useField(props)} />;
}

interface LocalizedProps extends Omit<Own, 'value'> {
  values: Readonly<Record<ContentLanguage, string>>;
  /** After the language, in the field's name. */
  of?: string;
  hintIn?: (tag: ContentLanguage) => string;
  rows?: number;
}

/** A field for each language of the shop: `title_el`, `title_en`. */
export function LocalizedFields({ name, label, values, of = '', rows, hintIn, ...rest }: LocalizedProps) {
  return contentLanguages.map((tag) => {
    const hint = hintIn ? { hint: hintIn(tag) } : {};
    const own = { ...rest, ...hint, name: `${name}_${tag}${of}`, label: `${label}, ${localeOf(tag).name}`, lang: tag };
    if (rows) return <TextField key={tag} {...own} rows={rows} value={values[tag]} />;
    return <Field key={tag} {...own} value={values[tag]} />;
  });
}

interface ChoiceProps extends Own {
  options: readonly (readonly [value: string, text: string])[];
}

export function Choice({ options, ...own }: ChoiceProps) {
  const { label, name, defaultValue, ...rest } = useField(own);
  return (
    <FormField {...rest} label={label}>
      <select name={name} defaultValue={defaultValue} {...fieldAttributes(rest)}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </FormField>
  );
}

export function FileField(
  props: InputHTMLAttributes<HTMLInputElement> & { name: string; label: string; hint?: string },
) {
  return <InputField {...props} id={props.name} type="file" optional=" " />;
}

export function Tick({ name, label, isOn = false }: { name: string; label: string; isOn?: boolean }) {
  const typed = useTyped();
  return (
    <label className="check">
      <input type="checkbox" name={name} defaultChecked={typed ? name in typed : isOn} />
      <span>{label}</span>
    </label>
  );
}
