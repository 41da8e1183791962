import { exportCustomer } from '#platform/customers/export-customer.ts';
import { describePerson, isOwnMailbox } from '#platform/customers/held-data.ts';
import { foldEmail } from '#platform/discounts/discounts.ts';
import type { Look, Shows } from '../desk-context.ts';
import { useDesk } from '../page-context.ts';
import { Act, GoTo } from '../ui/act.tsx';
import { Facts } from '../ui/facts.tsx';
import { fileResponse } from '../ui/file-response.ts';
import { PageHead } from '../ui/page-head.tsx';
import { SearchForm } from '../ui/search-form.tsx';

const emailIn = ({ url }: Look) => foldEmail(url.searchParams.get('q') ?? '');

export async function loadCustomer(look: Look) {
  const { visit } = look;
  const email = emailIn(look);
  const isNoCustomer = email === '' || isOwnMailbox(email, visit.deployment);
  return { email, found: isNoCustomer ? null : await describePerson(visit, email) };
}

/** All that is held of a person, as `/privacy` promises it. @throws Response 404 if there is nothing */
export async function downloadCustomer(look: Look): Promise<Response> {
  const { visit } = look;
  const email = emailIn(look);
  const data = isOwnMailbox(email, visit.deployment) ? null : await exportCustomer(visit.context, email);
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
