import { languageOf, localizePath } from '#domain/locale/locales.ts';
import { chosenFiles } from '../features/content/contact/check-files.ts';
import type { ContactOutcome } from '../features/content/contact/contact-outcome.ts';
import { ContactScreen } from '../features/content/contact/contact-screen.tsx';
import { sendContact } from '../features/content/contact/send-contact.ts';
import { sendWithProgress } from '../features/content/contact/send-with-progress.ts';
import { uploadProgress } from '../features/content/contact/upload-progress.ts';
import { refusalSentence } from '../features/content/refusal-sentence.ts';
import { formPage } from '../storefront/form-answer.ts';
import { servicesContext } from '../storefront/services.ts';
import type { Route } from './+types/contact';

export const headers = formPage;

export const action = ({ context, ...sent }: Route.ActionArgs) => sendContact(sent, context.get(servicesContext));

/** A connection that breaks off must not cost the page, for on it is what was typed. Files are seen on their way. */
export async function clientAction({ request, url, serverAction }: Route.ClientActionArgs): Promise<ContactOutcome> {
  try {
    const form = await request.clone().formData();
    if (chosenFiles(form).length === 0) return await serverAction();
    const address = localizePath('/contact/send', languageOf(url.pathname));
    return await sendWithProgress({ address, form, signal: request.signal, onProgress: uploadProgress.set });
  } catch (error) {
    return { kind: 'failed', values: null, message: refusalSentence(error) };
  }
}

export default function Contact({ actionData }: Route.ComponentProps) {
  return <ContactScreen outcome={actionData} />;
}
