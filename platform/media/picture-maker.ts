import { errorMessage } from '#domain/customer/error-code.ts';
import type { PictureFormat, PicturePlan } from './picture-request.ts';

/** AVIF takes ten times as long to make as the others. */
export type MadeFormat = Exclude<PictureFormat, 'avif'>;

interface PictureJob {
  /** A WebP file. */
  source: Uint8Array<ArrayBuffer>;
  plan: PicturePlan;
  format: MadeFormat;
}

export class PictureNotMade extends Error {
  override name = 'PictureNotMade';
  readonly code: 'BUSY' | 'LATE' | 'FAILED' | 'TOO_MANY_SIZES';

  constructor(code: PictureNotMade['code'], message: string) {
    super(message);
    this.code = code;
  }
}

/** @throws PictureNotMade when too many wait, the codec fails, or it takes longer than ten seconds */
export type MakePicture = (job: PictureJob) => Promise<Uint8Array<ArrayBuffer>>;

/** Further requests are refused: the number of addresses has no limit, and one picture is made at a time. */
const MAX_WAITING = 32;
/** From being asked to being answered, ms; a picture takes a tenth of a second. */
const DEADLINE_MS = 10_000;

/** Makes one picture at a time, in a thread of sharp's own. */
export function createPictureMaker(maxWaiting: number = MAX_WAITING, encode = encodePicture): MakePicture {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async (job) => {
    if (waiting >= maxWaiting) throw new PictureNotMade('BUSY', `${waiting} pictures wait`);
    waiting += 1;
    let isLate = false;
    const made = last.then(() => (isLate ? null : encode(job))).finally(() => (waiting -= 1));
    last = made.catch(() => undefined);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const deadline = new Promise<null>((resolve) => {
      timer = setTimeout(resolve, DEADLINE_MS, null).unref();
    });
    const bytes = await Promise.race([made, deadline])
      .catch((error: unknown) => {
        throw new PictureNotMade('FAILED', errorMessage(error));
      })
      .finally(() => clearTimeout(timer));
    isLate = true;
    if (bytes) return new Uint8Array(bytes);
    throw new PictureNotMade('LATE', `Not made within ${DEADLINE_MS} ms`);
  };
}

async function encodePicture({ source, plan, format }: PictureJob): Promise<Buffer> {
  const { part, width, height } = plan;
  const { x: left, y: top, ...size } = part;
  // A start waits for no picture.
  const { default: sharp } = await import('sharp');
  const picture = sharp(source)
    .extract({ left, top, ...size })
    .resize({ width, height, fit: 'fill' })
    .timeout({ seconds: DEADLINE_MS / 1000 });
  if (format === 'png') return picture.png().toBuffer();
  return format === 'jpg'
    ? picture.flatten({ background: '#fff' }).jpeg({ quality: 84, progressive: true, mozjpeg: true }).toBuffer()
    : picture.webp({ quality: 82 }).toBuffer();
}
