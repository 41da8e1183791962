import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useI18n } from '../i18n/i18n-context.tsx';
import { Icon } from './icon.tsx';
import { MODAL_CHANGE } from './modal-change.ts';

export interface ToastMessage {
  id: number;
  kind: 'success' | 'info' | 'error';
  title: string;
  lang?: string;
  description?: string;
  action?: { label: string; run: () => void };
}

/** Ms. Long enough to read two lines; an error stays until it is dismissed. */
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: moving into a modal hides it, so it is shown anew.
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    // Shown anew for each message too, so that it lies above what was opened in between.
    if (element.matches(':popover-open')) element.hidePopover();
    if (newest !== undefined) element.showPopover();
  }, [newest, modal]);

  const content = (
    <section ref={region} className="toasts" popover="manual" aria-label={t('toast.region')}>
      <div role="status" aria-live="polite">
        {toasts.map(
          (toast) => toast.kind !== 'error' && <ToastItem key={toast.id} toast={toast} onDismiss={onDismiss} />,
        )}
      </div>
      <div role="alert">
        {toasts.map(
          (toast) => toast.kind === 'error' && <ToastItem key={toast.id} toast={toast} onDismiss={onDismiss} />,
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
  const timer = useAutoClose(kind === 'error' ? null : AUTO_CLOSE_MS, () => onDismiss(id));
  return (
    <div className={kind === 'error' ? 'toast toast--error' : 'toast'} {...timer}>
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

/** Counts down while nobody points at the message and nothing in it has the focus. */
function useAutoClose(delay: number | null, close: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(close);
  latest.current = close;
  const stop = () => clearTimeout(timer.current);
  const start = () => {
    stop();
    if (delay !== null) timer.current = setTimeout(() => latest.current(), delay);
  };
  useEffect(() => {
    if (delay !== null) timer.current = setTimeout(() => latest.current(), delay);
    return () => clearTimeout(timer.current);
  }, [delay]);
  return { onPointerEnter: stop, onPointerLeave: start, onFocus: stop, onBlur: start };
}
