import { useSearchParams } from 'react-router';
import { keepTogether } from '#domain/locale/keep-together.ts';
import { shopAddress, shopMap } from '#domain/shop/shop-address.ts';
import type { OpeningHours } from '#domain/shop/shop-config.ts';
import { shop } from '#shop.config';
import { useI18n } from '../../../i18n/i18n-context.tsx';
import { PageHead } from '../../../seo/page-head.tsx';
import { Pairs } from '../../../ui/text/pairs.tsx';
import { Way } from '../../../ui/text/way.tsx';
import '../content.css';
import { knownFacts } from '../known-facts.ts';
import { ContactForm } from './contact-form.tsx';
import type { ContactOutcome } from './contact-outcome.ts';
import { contactWords } from './contact-words.ts';

export function ContactScreen({ outcome }: { outcome: ContactOutcome | undefined }) {
  const { t } = useI18n(contactWords);
  const [parameters] = useSearchParams();
  return (
    <>
      <PageHead
        title={t('nav.contact')}
        description={t('contact.metaDescription')}
        canonicalPath="/contact"
        noIndex={parameters.has('sent')}
      />
      <div className="wrap halves">
        <div>
          <h1 className="display">{t('contact.title')}</h1>
          <p className="lead">{t('contact.lead')}</p>
          <Ways />
          <Hours />
        </div>
        <ContactForm outcome={outcome} />
        <Company />
      </div>
    </>
  );
}

function Ways() {
  const { t, language } = useI18n(contactWords);
  const { phone, email, viber, address } = shop.contact;
  const place = shopAddress(address, language);
  return (
    <ul className="ways" aria-label={t('contact.ways')}>
      {phone && <Way href={`tel:${phone.tel}`} icon="phone" name={phone.display} note={t('contact.phoneNote')} />}
      {viber && (
        <Way
          href={`viber://chat?number=%2B${viber}`}
          icon="chat"
          name={t('contact.viber')}
          note={t('contact.viberNote')}
          leaves
        />
      )}
      <Way href={`mailto:${email}`} icon="mail" name={email} note={t('contact.emailNote')} />
      <Way
        href={shopMap(address, language)}
        icon="pin"
        name={<address>{keepTogether(place)}</address>}
        note={t(shop.delivery.pickup ? 'contact.pickup' : 'contact.map')}
        leaves
      />
    </ul>
  );
}

function Hours() {
  const { t } = useI18n(contactWords);
  const { weekdays, saturday, sunday } = shop.contact.hours;
  const write = (hours: OpeningHours) => (hours ? `${hours.open} – ${hours.close}` : t('contact.closed'));
  return (
    <section aria-labelledby="contact-hours">
      <h2 id="contact-hours">{t('contact.hours')}</h2>
      <Pairs
        className="pairs num"
        pairs={[
          [t('contact.weekdays'), write(weekdays)],
          [t('contact.saturday'), write(saturday)],
          [t('contact.sunday'), write(sunday)],
        ]}
      />
    </section>
  );
}

/** The facts that Presidential Decree 131/2003, article 4, wants to be found easily. */
function Company() {
  const { t, language } = useI18n(contactWords);
  const { legalName, taxNumber, taxOffice, registryNumber } = shop.company;
  const rows = knownFacts([
    [t('contact.legalName'), legalName?.[language]],
    [t('contact.taxNumber'), taxNumber],
    [t('contact.taxOffice'), taxOffice?.[language]],
    [t('contact.registry'), registryNumber],
  ]);
  if (rows.length === 0) return null;
  return (
    <section className="halves__more" aria-labelledby="contact-company">
      <h2 id="contact-company">{t('footer.company')}</h2>
      <Pairs className="pairs num" pairs={rows} />
    </section>
  );
}
