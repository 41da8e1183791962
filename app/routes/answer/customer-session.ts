import { data } from 'react-router';
import { servicesContext } from '../../storefront/services.ts';
import type { Route } from './+types/customer-session';

/** The browser's way to the function `shopify-customer`, whose key stays on the server. */
export async function action({ request, url, context }: Route.ActionArgs): Promise<Response> {
  const { callFunction, reportError } = context.get(servicesContext);
  try {
    const answer = await callFunction('shopify-customer', await request.formData(), request);
    // Only the body: encoding and other headers belonged to the inner request.
    return new Response(await answer.text(), {
      status: answer.status,
      headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    });
  } catch (error) {
    reportError(error, url.pathname);
    return Response.json({ error: 'The function does not answer' }, { status: 502 });
  }
}

export function loader() {
  throw data(null, { status: 404, statusText: 'Not Found' });
}
