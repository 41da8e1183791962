import { ALL_LAPTOPS, facetAddress, LAPTOPS_ADDRESS } from '#domain/catalogue/selection.ts';
import { keepTogether } from '#domain/locale/keep-together.ts';
import { formatHours } from '#domain/shop/format-hours.ts';
import { footer, type NavigationLink } from '#domain/shop/navigation.ts';
import { shopAddress } from '#domain/shop/shop-address.ts';
import { shop } from '#shop.config';
import { useI18n } from '../i18n/i18n-context.tsx';
import { useShopFacts } from '../state/shop-facts.tsx';
import { isMissing } from '../storefront/missing-part.ts';
import { LocalLink } from '../ui/local-link.tsx';
import { Logo } from './logo.tsx';

export function Footer() {
  const { t, language } = useI18n();
  const { menu, publicUrl } = useShopFacts();
  const { contact, company } = shop;
  return (
    <footer className="foot">
      <div className="wrap">
        <div className="foot__grid">
          <FooterColumns brands={isMissing(menu) ? [] : menu.brands} publicUrl={publicUrl} />
        </div>
        <div className="foot__law">
          <nav aria-label={t('footer.legal')}>
            {footer.legal.map(([path, word]) => (
              <LocalLink key={path} to={path}>
                {t(word)}
              </LocalLink>
            ))}
          </nav>
          {contact.social.length > 0 && (
            <p className="foot__social">
              {contact.social.map(({ name, href }) => (
                <a key={name} href={href} rel="noopener">
                  {name}
                </a>
              ))}
            </p>
          )}
          {shop.productPictures === 'drawn' && <small>{t('footer.indicative')}</small>}
          <span>
            © {[shop.name[language], company.legalName?.[language], company.registryNumber].filter(Boolean).join(' · ')}
          </span>
        </div>
        <p className="foot__mark">
          <Logo />
        </p>
      </div>
    </footer>
  );
}

function FooterColumns({ brands, publicUrl }: { brands: readonly { key: string; name: string }[]; publicUrl: string }) {
  const { t, language } = useI18n();
  const { contact } = shop;
  return (
    <>
      <div>
        <h2>{t('footer.heading')}</h2>
        <p className="foot__motto">{t('shop.motto')}</p>
        <p className="foot__contact" data-web={publicUrl}>
          {contact.phone && (
            <>
              <a href={`tel:${contact.phone.tel}`}>{contact.phone.display}</a>
              <br />
            </>
          )}
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
          <br />
          {keepTogether(shopAddress(contact.address, language))}
          <br />
          {formatHours(contact.hours, t)}
        </p>
      </div>
      <nav aria-label={t('nav.laptops')}>
        <h2>{t('nav.laptops')}</h2>
        <ul>
          <li>
            <LocalLink to={LAPTOPS_ADDRESS}>{t('nav.allLaptops')}</LocalLink>
          </li>
          <li>
            <LocalLink to="/products">{t('products.title')}</LocalLink>
          </li>
          <li>
            <LocalLink to="/#products">{t('footer.shop')}</LocalLink>
          </li>
          <li>
            <LocalLink to="/finder">{t('nav.finder')}</LocalLink>
          </li>
          {brands.slice(0, 5).map(({ key, name }) => (
            <li key={key}>
              <LocalLink to={facetAddress('brand', key, ALL_LAPTOPS)}>{name}</LocalLink>
            </li>
          ))}
        </ul>
      </nav>
      <FooterLinks title={t('footer.afterSale')} links={footer.afterSale} />
      <FooterLinks title={t('footer.company')} links={footer.company} />
    </>
  );
}

function FooterLinks({ title, links }: { title: string; links: readonly NavigationLink[] }) {
  const { t } = useI18n();
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(([path, word]) => (
          <li key={path}>
            <LocalLink to={path}>{t(word)}</LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
