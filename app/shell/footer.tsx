import { shop } from '#shop.config';
import { formatHours } from '../i18n/format-hours.ts';
import { useI18n } from '../i18n/i18n-context.tsx';
import { useShopFacts } from '../state/shop-facts.tsx';
import { Logo } from '../ui/icon.tsx';
import { LocalLink } from '../ui/local-link.tsx';

export function Footer() {
  const { t, language } = useI18n();
  const { brands } = useShopFacts();
  const { contact, company } = shop;
  return (
    <footer className="foot">
      <div className="wrap">
        <div className="foot__grid">
          <div>
            <h2>{t('footer.heading')}</h2>
            <p className="foot__motto">{t('shop.motto')}</p>
            <p className="foot__contact">
              <a href={`tel:${contact.phone.tel}`}>{contact.phone.display}</a>
              <br />
              <a href={`mailto:${contact.email}`}>{contact.email}</a>
              <br />
              {formatHours(contact.hours, t)}
            </p>
          </div>
          <nav aria-label={t('nav.laptops')}>
            <h2>{t('nav.laptops')}</h2>
            <ul>
              <li>
                <LocalLink to="/products">{t('nav.allLaptops')}</LocalLink>
              </li>
              {brands.slice(0, 5).map(({ key, name }) => (
                <li key={key}>
                  <LocalLink to={`/products?brand=${encodeURIComponent(key)}`}>{name}</LocalLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className="foot__law">
          <small>{t('footer.indicative')}</small>
          <span>
            © {shop.name[language]} · {company.legalName[language]} · {company.registryNumber}
          </span>
        </div>
        <Logo language={language} className="foot__mark" />
      </div>
    </footer>
  );
}
