import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useI18n } from '../i18n/i18n-context.tsx';
import { useShopFacts } from '../state/shop-facts.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { LocalLink } from '../ui/local-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';

/** The menu of small screens. It closes by itself when the page changes. */
export function MenuSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useI18n();
  const { brands } = useShopFacts();
  const { key } = useLocation();
  const close = useRef(onClose);
  close.current = onClose;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the location's key is the event, not a value.
  useEffect(() => close.current(), [key]);
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
        <li>
          <LanguageSwitch className="" />
        </li>
      </ul>
    </Dialog>
  );
}
