import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useAccountWords } from './use-account.ts';

interface Props {
  id: string;
  title: string;
  /** The panel's content while it is closed. */
  children: ReactNode;
  form: (close: () => void) => ReactNode;
  /** Reads again what is stored. */
  onClose: () => void;
}

/** Shown, and on request a form; Cancel closes it. The focus goes into the form with its opening, and comes back to Edit. */
export function EditPanel({ id, title, children, form, onClose }: Props) {
  const words = useAccountWords();
  const [isEditing, setEditing] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (isEditing === wasEditing.current) return;
    wasEditing.current = isEditing;
    panel.current?.querySelector<HTMLElement>(isEditing ? 'form input' : 'button')?.focus();
  }, [isEditing]);
  const close = () => {
    setEditing(false);
    onClose();
  };
  return (
    <section ref={panel} className="paper account__part" aria-labelledby={id}>
      <div className="account__head">
        <h2 id={id}>{title}</h2>
        {!isEditing && (
          <button type="button" className="link" onClick={() => setEditing(true)}>
            {words('edit')}
          </button>
        )}
      </div>
      {isEditing ? form(close) : children}
    </section>
  );
}

export function FormButtons({ onCancel }: { onCancel: () => void }) {
  const words = useAccountWords();
  return (
    <div className="account__buttons">
      <button type="submit" className="btn btn--go">
        {words('save')}
      </button>
      <button type="button" className="btn btn--line" onClick={onCancel}>
        {words('cancel')}
      </button>
    </div>
  );
}
