import { type ReactNode, useEffect, useRef } from 'react';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { useAfterPaint } from '../after-paint.ts';
import { Icon } from '../icon.tsx';
import { MODAL_CHANGE } from './modal-change.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel?: string;
  kind: 'sheet' | 'drawer' | 'dialog' | 'stage';
  children: ReactNode;
  footer?: ReactNode;
}

const CLASSES = { sheet: 'sheet', drawer: 'sheet sheet--right', dialog: 'dlg', stage: 'stage-dlg' };

/**
 * A modal: the browser's own `dialog`, which keeps the focus inside, closes on Esc and gives the focus back. A press
 * beside it closes it too. Its content is rendered only while it is open.
 */
export function Dialog({ open: isWanted, onClose, title, closeLabel, kind, children, footer }: Props) {
  const { t } = useI18n();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // A text selection by mouse may end beside the dialog, so only a press that began there closes it.
  const pressedOn = useRef<EventTarget | null>(null);
  // Opening makes the whole page inert, which takes long, so the pressed control is painted first.
  const open = useAfterPaint(isWanted, false) && isWanted;

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) {
      element.showModal();
      heading.current?.focus();
    }
    if (!open && element.open) element.close();
    document.dispatchEvent(new Event(MODAL_CHANGE));
  }, [open]);

  const isSheet = kind === 'sheet' || kind === 'drawer';
  const head = isSheet ? 'sheet__head' : 'dlg__head';
  const headingId = `dialog-${kind}`;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Esc; this is the press beside it.
    <dialog
      ref={dialog}
      className={CLASSES[kind]}
      aria-labelledby={headingId}
      // Esc and the back gesture: the event `close` comes with a later frame, and what happens before it would still find it open.
      onCancel={({ target }) => target === dialog.current && onClose()}
      onClose={onClose}
      onPointerDown={({ target }) => {
        pressedOn.current = target;
      }}
      // The second press of a double press on what opened it is no press beside it.
      onClick={({ target, detail }) =>
        detail < 2 && target === dialog.current && pressedOn.current === target && onClose()
      }
    >
      {open && (
        <>
          <div className={head}>
            <h2 id={headingId} ref={heading} tabIndex={-1}>
              {title}
            </h2>
            <button type="button" className="ib" aria-label={closeLabel ?? t('nav.close')} onClick={onClose}>
              <Icon name="close" />
            </button>
          </div>
          {isSheet ? <div className="sheet__body">{children}</div> : children}
          {footer && <div className="sheet__foot">{footer}</div>}
        </>
      )}
    </dialog>
  );
}
