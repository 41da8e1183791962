import { type ChangeEvent, useRef, useState } from 'react';
import { ATTACHMENT_EXTENSIONS, type AttachmentProblem } from '#domain/customer/attachment.ts';
import type { Language } from '#domain/locale/locales.ts';
import { useI18n } from '../../../i18n/i18n-context.tsx';
import { Field, fieldAttributes } from '../../../ui/form/form-field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { findProblem } from './check-files.ts';
import { describeAttachment } from './contact-problems.ts';
import { contactWords } from './contact-words.ts';
import { uploadProgress } from './upload-progress.ts';

const ID = 'contact-attachments';

interface Props {
  problem: AttachmentProblem | null;
  /** Null when what was chosen is in order. */
  onProblem: (problem: AttachmentProblem | null) => void;
}

/**
 * Files, added one by one or together, each removable. The browser's own control lies over the whole box, so a press
 * and a drop work anywhere on it; without JavaScript it is shown as it is.
 */
export function AttachmentField({ problem, onProblem }: Props) {
  const { t } = useI18n(contactWords);
  const { input, files, add, remove } = useFiles(onProblem);
  const error = problem ? describeAttachment(problem, t) : undefined;
  const hint = t('contact.attachmentsHint');
  return (
    <Field id={ID} label={t('contact.attachments')} optional={t('contact.attachmentsOptional')} error={error} wide>
      <div className="drop">
        <span className="small muted" id={`${ID}-hint`}>
          {hint}
        </span>
        <input
          ref={input}
          type="file"
          name="attachments"
          multiple
          accept={ATTACHMENT_EXTENSIONS.join(',')}
          onChange={(event) => void add(event)}
          {...fieldAttributes({ id: ID, error, hint, optional: true })}
        />
        <span className="btn btn--line" aria-hidden="true">
          {t('contact.attachmentsPick')}
        </span>
      </div>
      {files.length > 0 && <ChosenFiles files={files} onRemove={remove} />}
      <UploadStatus />
    </Field>
  );
}

/** The control holds what was chosen, so that the form sends it; the list is the same, to be shown. */
function useFiles(onProblem: Props['onProblem']) {
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  const choose = (next: readonly File[]) => {
    setFiles(next);
    if (input.current) input.current.files = toFileList(next);
  };
  return {
    input,
    files,
    async add({ target }: ChangeEvent<HTMLInputElement>) {
      const chosen = [...(target.files ?? [])];
      // The browser forgets what the control held before; until the new ones are checked, it gets that back.
      choose(files);
      const next = [...files, ...chosen.filter((file) => !files.some((present) => isSame(present, file)))];
      const problem = await findProblem(next);
      onProblem(problem);
      if (!problem) choose(next);
    },
    remove(file: File) {
      choose(files.filter((present) => present !== file));
      onProblem(null);
      input.current?.focus();
    },
  };
}

function ChosenFiles({ files, onRemove }: { files: readonly File[]; onRemove: (file: File) => void }) {
  const { t, language } = useI18n(contactWords);
  return (
    <ul className="files" aria-label={t('contact.attachmentsChosen')}>
      {files.map((file) => (
        <li key={`${file.name}-${file.size}-${file.lastModified}`}>
          <Icon name="check" small />
          <span>
            {file.name}, <span className="muted num">{formatBytes(file.size, language)}</span>
          </span>
          <button
            type="button"
            className="link"
            aria-label={t('contact.removeNamed', { name: file.name })}
            onClick={() => onRemove(file)}
          >
            {t('cart.remove')}
          </button>
        </li>
      ))}
    </ul>
  );
}

function isSame(a: File, b: File): boolean {
  return a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;
}

function toFileList(files: readonly File[]): FileList {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer.files;
}

const LABEL = 'contact-upload-label';

/**
 * How far the files are. What is announced changes twice, when they start and when they have left; the bar shows each
 * step in between.
 */
function UploadStatus() {
  const { t, language } = useI18n(contactWords);
  const part = uploadProgress.use();
  const hasLeft = part === 1;
  return (
    <div className="upload">
      <p className="small" role="status" id={LABEL}>
        {part !== null && t(hasLeft ? 'contact.receiving' : 'contact.uploading')}
      </p>
      {part !== null && (
        <>
          <span className="small num" aria-hidden="true">
            {!hasLeft && new Intl.NumberFormat(language, { style: 'percent' }).format(part)}
          </span>
          {/* Without a value the browser shows progress of unknown length. */}
          <progress aria-labelledby={LABEL} {...(!hasLeft && { value: part })} />
        </>
      )}
    </div>
  );
}

/** `214 kB`, `1,2 MB`: counted as file managers count, a thousand and twenty-four at a time. */
function formatBytes(bytes: number, language: Language): string {
  const isLarge = bytes >= 1024 * 1024;
  const value = isLarge ? bytes / 1024 / 1024 : Math.max(1, Math.round(bytes / 1024));
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: isLarge ? 1 : 0 }).format(value);
  return `${number}\u00A0${isLarge ? 'MB' : 'kB'}`;
}
