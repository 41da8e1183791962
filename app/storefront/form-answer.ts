import { data } from 'react-router';
import { cachedPage } from './cache-headers.ts';

/** A page with a form: kept like any other, but what a form is answered is for its sender alone. */
export function formPage(args: { actionHeaders: Headers; errorHeaders: Headers | undefined }): HeadersInit {
  return args.actionHeaders.has('cache-control') ? args.actionHeaders : cachedPage(args);
}

/**
 * A form's outcome. A browser without JavaScript gets its status with the page that it shows; a script reads the outcome itself, and a
 * failing status would only be noise on its console.
 */
export function answerForm<Outcome>(request: Request, outcome: Outcome, status = 200) {
  const init = { headers: { 'cache-control': 'no-store' }, status: wantsDocument(request) ? status : 200 };
  return data(outcome, init);
}

/** Whether the browser itself posted the form and will show what comes back. */
export function wantsDocument(request: Request): boolean {
  return request.headers.get('accept')?.includes('text/html') ?? false;
}

/** What an action is given: the request, and the address of the page that it is sent to. */
export interface Posted {
  request: Request;
  url: URL;
}

/** The posted form. @throws 400 if the body is not a form */
export async function readPostedForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw data(null, { status: 400, statusText: 'Bad Request' });
  }
}

/** The texts of some fields, as they were typed. */
export function readTexts<Field extends string>(form: FormData, fields: readonly Field[]): Record<Field, string> {
  const entries = fields.map((field) => {
    const value = form.get(field);
    return [field, typeof value === 'string' ? value : ''] as const;
  });
  return Object.fromEntries(entries) as Record<Field, string>;
}

/** The sentence with which a function refused; null when it said nothing that can be shown. */
export async function readRefusal(response: Response): Promise<string | null> {
  const { error } = await readJson(response);
  return typeof error === 'string' && error !== '' ? error : null;
}

/** A function's answer; an empty object if it is not an object. */
export async function readJson(response: Response): Promise<{ readonly [name: string]: unknown }> {
  try {
    const body: unknown = await response.json();
    return typeof body === 'object' && body !== null ? { ...body } : {};
  } catch {
    // No JSON: the status has said all there is.
    return {};
  }
}
