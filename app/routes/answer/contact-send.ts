import { data } from 'react-router';
import { sendContact } from '../../features/content/contact/send-contact.ts';
import { servicesContext } from '../../storefront/services.ts';
import type { Route } from './+types/contact-send';

/** The contact form's own action, for a message with files: a request whose way the browser can follow, answered in JSON. */
export const action = ({ context, ...sent }: Route.ActionArgs) => sendContact(sent, context.get(servicesContext));

export function loader() {
  throw data(null, { status: 404, statusText: 'Not Found' });
}
