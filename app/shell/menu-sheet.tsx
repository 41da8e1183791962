import { useI18n } from '../i18n/i18n-context.tsx';
import { useShopFacts } from '../state/shop-facts.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { LocalLink } from '../ui/local-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';

/** The menu of small screens; the header closes it when the page changes. */
export function MenuSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useI18n();
  const { brands } = useShopFacts();
  const pages = [
    ['/services/refurbishment', t('nav.refurbishment')],
    ['/services/grade-guide', t('nav.gradeGuide')],
    ['/warranty', t('nav.warranty')],
    ['/about/our-story', t('nav.story')],
    ['/about/our-mission', t('nav.mission')],
    ['/blog', t('nav.blog')],
  ] as const;
  return (
    <Dialog open={open} onClose={onClose} kind="sheet" title={t('nav.menu')}>
      <ul className="menu-list menu-list--top">
        <li>
          <LocalLink to="/products">{t('nav.allLaptops')}</LocalLink>
        </li>
        {brands.map(({ key: brand, name, count }) => (
          <li key={brand}>
            <LocalLink to={`/products?brand=${encodeURIComponent(brand)}`}>
              {name}
              <span className="num muted xs">{count}</span>
            </LocalLink>
          </li>
        ))}
        {pages.map(([path, label]) => (
          <li key={path}>
            <LocalLink to={path}>{label}</LocalLink>
          </li>
        ))}
        <li>
          <LocalLink to="/contact">{t('nav.contact')}</LocalLink>
        </li>
        <li>
          <LanguageSwitch className="" />
        </li>
      </ul>
    </Dialog>
  );
}
