import type { ContactOutcome } from '../features/content/contact-outcome.ts';
import { ContactScreen } from '../features/content/contact-screen.tsx';
import { formPage } from '../features/content/form-answer.ts';
import { sendContact } from '../features/content/send-contact.ts';
import { servicesContext } from '../storefront/services.ts';
import type { Route } from './+types/contact';

export const headers = formPage;

export const action = ({ request, context }: Route.ActionArgs) => sendContact(request, context.get(servicesContext));

/** A connection that breaks off must not cost the page, for on it is what was typed. */
export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<ContactOutcome> {
  try {
    return await serverAction();
  } catch {
    return { kind: 'failed', values: null, message: null };
  }
}

export default function Contact({ actionData }: Route.ComponentProps) {
  return <ContactScreen outcome={actionData} />;
}
