import { localeOf } from '#domain/locale/locales.ts';
import { isDrawnName } from '#domain/shop/brand.ts';
import { shop } from '#shop.config';
import { useI18n } from '../i18n/i18n-context.tsx';
import { useShopFacts } from '../state/shop-facts.tsx';
import sprite from '../ui/icons.svg';

/**
 * The owner's logo; without one the store's own drawing if the shop has the name that it spells, otherwise the name in type. The
 * caller gives it an accessible name.
 */
export function Logo() {
  const { language } = useI18n();
  const { logo } = useShopFacts();
  if (logo) return <img className="mark mark--own" src={logo.src} width={logo.width} height={logo.height} alt="" />;
  if (!isDrawnName(shop.name)) {
    return (
      <span className="mark mark--name" aria-hidden="true">
        {shop.name[language]}
      </span>
    );
  }
  return (
    <svg className="mark mark--drawn" viewBox="0 0 4660 1720" aria-hidden="true">
      <use href={`${sprite}#logo-${localeOf(language).script}`} />
    </svg>
  );
}
