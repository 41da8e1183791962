import { BODY_CUT_HEADER } from '#domain/customer/client-address.ts';
import { acceptedLanguage, type Language, parseLanguage } from '#domain/locale/locales.ts';

export interface ReceivedForm {
  fields: Readonly<Record<string, unknown>>;
  files: { name: string; bytes: Uint8Array }[];
  /** The body was larger than is read; files, which come last, are missing. */
  isCut: boolean;
}

/** The fields of a JSON object or of a form, with its files; null when the body is neither. */
export async function readForm(request: Request): Promise<ReceivedForm | null> {
  const isCut = request.headers.has(BODY_CUT_HEADER);
  try {
    if (/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
      const value: unknown = await request.json();
      return typeof value === 'object' && value !== null ? { fields: { ...value }, files: [], isCut } : null;
    }
    return await toReceivedForm(await request.formData(), isCut);
  } catch {
    // Neither JSON nor a form, or broken on its way.
    return isCut ? { fields: {}, files: [], isCut } : null;
  }
}

async function toReceivedForm(form: FormData, isCut: boolean): Promise<ReceivedForm> {
  const fields: Record<string, unknown> = {};
  const files: ReceivedForm['files'] = [];
  for (const [name, value] of form) {
    if (typeof value === 'string') fields[name] = value;
    // A file field in which nothing was chosen is sent as a nameless file of no bytes.
    else if (value.name !== '' || value.size > 0) files.push({ name: value.name, bytes: await value.bytes() });
  }
  return { fields, files, isCut };
}

/** The form's language, otherwise the one that the caller accepts, otherwise the shop's first. */
export function languageOf(fields: ReceivedForm['fields'], request: Request): Language {
  return parseLanguage(fields.language) ?? acceptedLanguage(request.headers.get('accept-language'));
}
