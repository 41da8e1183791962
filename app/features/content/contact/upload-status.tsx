import { useI18n } from '../../../i18n/i18n-context.tsx';
import { contactWords } from './contact-words.ts';
import { uploadProgress } from './upload-progress.ts';

const LABEL = 'contact-upload-label';

/**
 * How far the files are. What is announced changes twice, when they start and when they have left; the bar itself tells
 * the rest to whoever looks at it.
 */
export function UploadStatus() {
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
          {/* Without a value, the browser shows that something is under way and that nobody knows for how long. */}
          <progress aria-labelledby={LABEL} {...(!hasLeft && { value: part })} />
        </>
      )}
    </div>
  );
}
