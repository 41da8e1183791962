import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { Icon } from '../icon.tsx';
import { useOnChange } from '../use-on-change.ts';
import { MODAL_CHANGE } from './modal-change.ts';
import { createToastCountdowns } from './toast-countdowns.ts';

export interface ToastMessage {
  id: number;
  kind: 'success' | 'info' | 'error';
  title: string;
  lang?: string;
  description?: string;
  action?: { label: string; run: () => void };
}

/** Ms. Long enough to read two lines. An error's words also stay beside their field or form. */
const AUTO_CLOSE_MS = 5_000;

interface Props {
  toasts: readonly ToastMessage[];
  onDismiss: (id: number) => void;
}

/**
 * Messages at top centre, above everything else: a popover, which lives in the top layer. While a modal is open, all
 * outside of it is inert, so the messages move into it and can still be read out and dismissed.
 */
export function ToastRegion({ toasts, onDismiss }: Props) {
  const { t } = useI18n();
  const region = useRef<HTMLElement>(null);
  const modal = useOpenModal();
  const newest = toasts.at(-1)?.id;
  const { onGone, ...holds } = useCountdowns(toasts, modal, onDismiss);
  const dismiss = (id: number) => {
    onDismiss(id);
    onGone();
  };

  const show = () => {
    const element = region.current;
    if (!element) return;
    // Shown anew for each message too, so that it lies above what was opened in between.
    if (element.matches(':popover-open')) element.hidePopover();
    if (newest !== undefined) element.showPopover();
  };
  useOnChange(newest, show);
  // Moving into a modal hides it.
  useOnChange(modal, show);

  const content = (
    <section ref={region} className="toasts" popover="manual" aria-label={t('toast.region')} {...holds}>
      <div role="status" aria-live="polite">
        {toasts.map(
          (toast) => toast.kind !== 'error' && <ToastItem key={toast.id} toast={toast} onDismiss={dismiss} />,
        )}
      </div>
      <div role="alert">
        {toasts.map(
          (toast) => toast.kind === 'error' && <ToastItem key={toast.id} toast={toast} onDismiss={dismiss} />,
        )}
      </div>
    </section>
  );
  return modal ? createPortal(content, modal) : content;
}

function useOpenModal(): HTMLDialogElement | null {
  const [modal, setModal] = useState<HTMLDialogElement | null>(null);
  useEffect(() => {
    const update = () => setModal([...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1) ?? null);
    update();
    document.addEventListener(MODAL_CHANGE, update);
    return () => document.removeEventListener(MODAL_CHANGE, update);
  }, []);
  return modal;
}

function ToastItem({ toast, onDismiss }: { toast: ToastMessage; onDismiss: (id: number) => void }) {
  const { t } = useI18n();
  const { id, kind, title, lang, description, action } = toast;
  return (
    <div className={kind === 'error' ? 'toast toast--error' : 'toast'}>
      <p>
        {lang ? <span lang={lang}>{title}</span> : title}
        {description && <small>{description}</small>}
      </p>
      {action && (
        <button
          type="button"
          onClick={() => {
            action.run();
            onDismiss(id);
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" aria-label={t('toast.close')} onClick={() => onDismiss(id)}>
        <Icon name="close" small />
      </button>
    </div>
  );
}

/** Closes messages in time, but none while the pointer or the focus is on one. */
function useCountdowns(toasts: readonly ToastMessage[], modal: HTMLDialogElement | null, close: (id: number) => void) {
  const [countdowns] = useState(() => createToastCountdowns(AUTO_CLOSE_MS, close));
  const ids = toasts.map(({ id }) => id).join(' ');
  useEffect(() => countdowns.show(ids === '' ? [] : ids.split(' ').map(Number)), [countdowns, ids]);
  // Moved into another place, they are left without an event.
  useOnChange(modal, () => () => (['pointer', 'focus'] as const).forEach(countdowns.release));
  useEffect(() => countdowns.stop, [countdowns]);
  return {
    onPointerEnter: () => countdowns.hold('pointer'),
    onPointerLeave: () => countdowns.release('pointer'),
    onFocus: () => countdowns.hold('focus'),
    onBlur: () => countdowns.release('focus'),
    /** A message that goes under the pointer and with the focus in it leaves them without an event too. */
    onGone: () => countdowns.release('focus'),
  };
}
