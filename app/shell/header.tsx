import { type ReactNode, useId, useState } from 'react';
import { useLocation } from 'react-router';
import { LAPTOPS_ADDRESS } from '#domain/catalogue/selection.ts';
import { countPieces } from '#domain/shop/cart.ts';
import { about, type NavigationLink, services } from '#domain/shop/navigation.ts';
import { shop } from '#shop.config';
import { formatWholeEuro } from '../i18n/format.ts';
import { useI18n } from '../i18n/i18n-context.tsx';
import { setDrawerOpen, useCart } from '../state/cart-state.ts';
import { useShopFacts } from '../state/shop-facts.tsx';
import { Icon } from '../ui/icon.tsx';
import { LocalLink } from '../ui/local-link.tsx';
import { onDemand } from '../ui/over/on-demand.tsx';
import { useOnChange } from '../ui/use-on-change.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { useHoverPopover } from './menu/use-hover-popover.ts';
import { SearchBox } from './search/search-box.tsx';

const MenuSheet = onDemand(() => import('./menu/menu-sheet.tsx').then((module) => module.MenuSheet));

export function PromoBar() {
  const { t, language } = useI18n();
  const { delivery } = useShopFacts();
  return (
    <aside className="promo" aria-label={t('promo.label')}>
      <div className="wrap">
        <p>
          <Icon name="truck" small />
          {t('promo.freeShipping', { amount: formatWholeEuro(shop.delivery.freeAboveCents, language) })}
        </p>
        <p className="promo__date">{t('promo.orderToday', { dates: delivery.short })}</p>
      </div>
    </aside>
  );
}

export function Header({ account }: { account: ReactNode }) {
  const { t, language } = useI18n();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const { key } = useLocation();
  useOnChange(key, () => setMenuOpen(false));
  return (
    <header className="head">
      <div className="wrap head__row">
        <button
          type="button"
          className="ib head__menu"
          aria-label={t('nav.menu')}
          aria-haspopup="dialog"
          onClick={() => setMenuOpen(true)}
        >
          <Icon name="menu" />
        </button>
        <LocalLink className="logo" to="/" aria-label={t('shop.home', { name: shop.name[language] })}>
          <Logo />
        </LocalLink>
        <MainNavigation />
        <SearchBox />
        <div className="head__tools">
          <LanguageSwitch className="lang" short />
          <LocalLink className="ib only-wide" to="/contact" aria-label={t('nav.contact')}>
            <Icon name="chat" />
          </LocalLink>
          {account}
          <CartButton />
        </div>
      </div>
      <MenuSheet needed={isMenuOpen} open={isMenuOpen} onClose={() => setMenuOpen(false)} />
    </header>
  );
}

function MainNavigation() {
  const { t } = useI18n();
  return (
    <nav className="head__nav" aria-label={t('nav.main')}>
      <ul>
        <li>
          <LaptopsMenu />
        </li>
        <li>
          <NavMenu label={t('nav.services')} links={services} />
        </li>
        <li>
          <NavMenu label={t('nav.about')} links={about} />
        </li>
        <li>
          <LocalLink to="/blog" prefetch="intent">
            {t('nav.blog')}
          </LocalLink>
        </li>
        <li className="only-broad">
          <LocalLink to="/contact">{t('nav.contact')}</LocalLink>
        </li>
      </ul>
    </nav>
  );
}

function CartButton() {
  const { t } = useI18n();
  const pieces = countPieces(useCart().items);
  return (
    <button
      type="button"
      className="ib"
      aria-label={pieces > 0 ? t.count('nav.cart', pieces) : t('nav.cartEmpty')}
      aria-haspopup="dialog"
      onClick={() => setDrawerOpen(true)}
    >
      <Icon name="cart" />
      {pieces > 0 && <span className="ib__n">{pieces}</span>}
    </button>
  );
}

/** A button of the main navigation with its list. The browser opens it, and closes it on Escape and on a press outside. */
function NavMenu({ label, links }: { label: string; links: readonly NavigationLink[] }) {
  const { t } = useI18n();
  const id = useId();
  const { panel, close, trigger, hold } = useHoverPopover<HTMLUListElement>();
  return (
    <>
      <button type="button" popoverTarget={id} {...trigger}>
        {label} <Icon name="down" small />
      </button>
      <ul ref={panel} id={id} popover="auto" className="nav-menu menu-list" {...hold}>
        {links.map(([path, word]) => (
          <li key={path}>
            <LocalLink to={path} prefetch="intent" onClick={close}>
              {t(word)}
            </LocalLink>
          </li>
        ))}
      </ul>
    </>
  );
}

const MegaMenu = onDemand(() => import('./menu/mega-menu.tsx').then((module) => module.MegaMenu));

/** The button of the mega menu. What is in it comes when it opens first; without JavaScript the button is a link. */
function LaptopsMenu() {
  const { t } = useI18n();
  const id = useId();
  const [wasOpened, setOpened] = useState(false);
  const { panel, close, trigger, hold } = useHoverPopover<HTMLDivElement>();
  const { key } = useLocation();
  useOnChange(key, close);
  return (
    <>
      <button type="button" className="only-scripted" popoverTarget={id} {...trigger}>
        {t('nav.laptops')} <Icon name="down" small />
      </button>
      <LocalLink className="only-plain" to={LAPTOPS_ADDRESS}>
        {t('nav.laptops')}
      </LocalLink>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className="mega"
        onToggle={({ newState }) => setOpened((was) => was || newState === 'open')}
        {...hold}
      >
        <MegaMenu needed={wasOpened} />
      </div>
    </>
  );
}
