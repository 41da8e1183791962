import type { ContactOutcome } from './contact-outcome.ts';

/** Longer than the server itself waits for the message to leave. */
const STALLED_MS = 60_000;
const KINDS: readonly unknown[] = ['sent', 'invalid', 'failed'] satisfies ContactOutcome['kind'][];

/** The end of an upload without an outcome. */
class UploadError extends Error {
  override name = 'UploadError';
  readonly code: 'network' | 'stalled' | 'aborted' | 'answer';

  constructor(code: UploadError['code']) {
    super(code);
    this.code = code;
  }
}

interface Upload {
  address: string;
  form: FormData;
  signal: AbortSignal;
  /** Hears the part of the whole that has left, 0 to 1, and null when there is nothing more to wait for. */
  onProgress: (part: number | null) => void;
}

/**
 * Posts a form with its files. Only `XMLHttpRequest` tells how much of a body has left (`fetch` does not, Fetch Standard),
 * so these messages go by it. However slow the line is, it may take its time; only when nothing moves is it given up.
 *
 * @throws UploadError
 */
export async function sendWithProgress({ address, form, signal, onProgress }: Upload): Promise<ContactOutcome> {
  const request = new XMLHttpRequest();
  const giveUp = () => request.abort();
  signal.addEventListener('abort', giveUp);
  let clock: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<ContactOutcome>((resolve, reject) => {
      const waitFor = () => {
        clearTimeout(clock);
        clock = setTimeout(() => {
          reject(new UploadError('stalled'));
          request.abort();
        }, STALLED_MS);
      };
      const move = (part: number) => {
        waitFor();
        onProgress(part);
      };
      request.upload.onprogress = ({ loaded, total }) => move(total > 0 ? loaded / total : 0);
      request.upload.onload = () => move(1);
      request.onerror = () => reject(new UploadError('network'));
      request.onabort = () => reject(new UploadError('aborted'));
      request.onload = () => {
        const outcome = readOutcome(request);
        if (outcome) resolve(outcome);
        else reject(new UploadError('answer'));
      };
      if (signal.aborted) throw new UploadError('aborted');
      move(0);
      request.open('POST', address);
      request.responseType = 'json';
      request.setRequestHeader('accept', 'application/json');
      request.send(form);
    });
  } finally {
    clearTimeout(clock);
    signal.removeEventListener('abort', giveUp);
    onProgress(null);
  }
}

/** The action's outcome, or the sentence with which the server refused to read the form; null when it is neither. */
function readOutcome({ status, response }: XMLHttpRequest): ContactOutcome | null {
  if (status === 200) return isOutcome(response) ? response : null;
  const message: unknown = response?.error;
  return typeof message === 'string' && message !== '' ? { kind: 'failed', values: null, message } : null;
}

function isOutcome(value: unknown): value is ContactOutcome {
  return typeof value === 'object' && value !== null && 'kind' in value && KINDS.includes(value.kind);
}
