import { exportCustomer } from '#platform/customers/export-customer.ts';
import { foldEmail } from '#platform/discounts/discounts.ts';
import { MESSAGE_KINDS } from '#platform/mail/messages.ts';
import type { Look, Shows } from '../desk-context.ts';
import { useDesk } from '../page-context.ts';
import { Act, GoTo } from '../ui/act.tsx';
import { Facts } from '../ui/facts.tsx';
import { fileResponse } from '../ui/file-response.ts';
import { PageHead } from '../ui/page-head.tsx';
import { SearchForm } from '../ui/search-form.tsx';
import { countHeld, isOwnMailbox, readHeld } from './people-actions.ts';

const emailIn = ({ url }: Look) => foldEmail(url.searchParams.get('q') ?? '');

export async function loadCustomer(look: Look) {
  const { visit } = look;
  const email = emailIn(look);
  if (email === '' || isOwnMailbox(visit, email)) return { email, found: null };
  const { held, files } = await readHeld(visit, email);
  if (!held && files.length === 0) return { email, found: null };
  const { customer = null, orders = [], mails = [] } = held ?? {};
  const consent = orders.findLast((order) => order.accepts_marketing === 1);
  return {
    email,
    found: {
      name: [customer?.first_name, customer?.last_name].filter(Boolean).join(' '),
      hasAccount: customer !== null,
      hasConsent: customer?.accepts_marketing === 1 || consent !== undefined,
      consentAt: customer?.marketing_at ?? consent?.processed_at,
      orders: orders.map(({ number }) => number),
      messages: mails
        .filter(({ kind, text_body }) => MESSAGE_KINDS.includes(kind) && text_body !== '')
        .map(({ id, created_at, text_body }) => ({ id, at: created_at, text: text_body })),
      counts: countHeld({ held, files }),
    },
  };
}

/** All that is held of a person, as `/privacy` promises it. @throws Response 404 if there is nothing */
export async function downloadCustomer(look: Look): Promise<Response> {
  const { visit } = look;
  const email = emailIn(look);
  const data = isOwnMailbox(visit, email) ? null : await exportCustomer(visit.context, email);
  if (!data) throw new Response(null, { status: 404 });
  return fileResponse('customer.json', JSON.stringify(data, null, 2), 'application/json');
}

export function Customers({ data: { email, found } }: Shows<typeof loadCustomer>) {
  const { words, instant } = useDesk();
  const texts = words.customers;
  const since = found?.consentAt && instant(found.consentAt);
  return (
    <>
      <PageHead title={words.rooms.customers} lead={texts.lead} />
      <SearchForm path="/desk/customers" query={email} label={texts.search} />
      {email !== '' && !found && <p className="muted">{texts.none}</p>}
      {found && (
        <section>
          <h2>{found.name || email}</h2>
          <Facts
            rows={[
              [texts.account, found.hasAccount ? texts.yes : texts.no],
              [texts.consent, found.hasConsent ? [texts.yes, since].filter(Boolean).join(', ') : texts.no],
              [
                texts.orders,
                found.orders.map((number) => (
                  <a key={number} href={`/desk/orders/${number}`}>
                    {`#${number} `}
                  </a>
                )),
              ],
            ]}
          />
          {found.messages.map(({ id, at, text }) => (
            <blockquote key={id}>
              <small className="block muted">{`${texts.messages}, ${instant(at)}`}</small>
              {text}
            </blockquote>
          ))}
          <p>
            <GoTo isButton href={`/desk/customers/export?q=${encodeURIComponent(email)}`} text={texts.export} />
          </p>
          <Act
            name="customer_erase"
            hidden={{ email }}
            shown={found.counts}
            to="/desk/customers"
            ask={{ ...texts.erase, text: texts.erase.text(email) }}
          />
        </section>
      )}
    </>
  );
}
