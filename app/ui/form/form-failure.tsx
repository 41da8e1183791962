import { Icon } from '../icon.tsx';

/** Why a form was not accepted, until the next attempt: the toast that said so, and was read out, has gone by then. */
export function FormFailure({ text }: { text: string | null }) {
  if (!text) return null;
  return (
    <p className="field__error">
      <Icon name="alert" />
      <span>{text}</span>
    </p>
  );
}
