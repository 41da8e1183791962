import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react';
import { Icon } from '../icon.tsx';

interface FieldProps {
  id: string;
  label: ReactNode;
  /** Beside the label, in words: "(optional)". */
  optional?: string | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  /** Over both columns. */
  wide?: boolean;
  children: ReactNode;
}

/** Label above, hint below, and what is wrong in a sentence beside the field. */
export function Field({ id, label, optional, hint, error, wide = false, children }: FieldProps) {
  return (
    <div className={wide ? 'field form__wide' : 'field'}>
      <label htmlFor={id}>
        {label}
        {optional && <span className="field__optional"> {optional}</span>}
      </label>
      {children}
      {error && (
        <p className="field__error" id={`${id}-error`}>
          <Icon name="alert" />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p className="field__hint num" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

interface Described {
  id: string;
  error?: string | undefined;
  hint?: unknown;
  optional?: unknown;
}

/** The attributes that tie a control to its field's words. */
export function fieldAttributes({ id, error, hint, optional }: Described) {
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return {
    id,
    ...(!optional && { 'aria-required': true }),
    ...(error && { 'aria-invalid': true }),
    ...(describedBy && { 'aria-describedby': describedBy }),
  } as const;
}

type Own = Omit<FieldProps, 'children'>;

export function InputField({
  id,
  label,
  optional,
  hint,
  error,
  wide = false,
  ...input
}: Own & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <Field {...{ id, label, optional, hint, error, wide }}>
      <input type="text" {...input} {...fieldAttributes({ id, error, hint, optional })} />
    </Field>
  );
}

export function TextareaField({
  id,
  label,
  optional,
  hint,
  error,
  ...area
}: Own & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return (
    <Field {...{ id, label, optional, hint, error }} wide>
      <textarea {...area} {...fieldAttributes({ id, error, hint, optional })} />
    </Field>
  );
}
