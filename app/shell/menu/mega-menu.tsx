import { Fragment, type ReactNode } from 'react';
import { LAPTOPS_ADDRESS } from '#domain/catalogue/selection.ts';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { GradeIcon, Icon } from '../../ui/icon.tsx';
import { LocalLink } from '../../ui/local-link.tsx';
import { type MenuLink, menuWords, useMenuFacts, useMenuSections } from './menu-sections.ts';

/** Five ways into the laptops, every link with the number of machines behind it. */
export function MegaMenu() {
  const { t } = useI18n(menuWords);
  const { total, brands } = useMenuFacts();
  const sections = useMenuSections();
  return (
    <nav className="wrap" aria-label={t('menu.label')}>
      <div className="mega__grid">
        {sections.map(({ group, links, windows11From }) => (
          <section key={group}>
            <h3>{t(`facet.${group}`)}</h3>
            <ul>
              {links.map((link) => (
                <Fragment key={link.value}>
                  {link.value === windows11From && <li className="facet__rule">{t('facet.windows11FromHere')}</li>}
                  <li>
                    <CountedLink {...link}>
                      {group === 'grade' && <GradeIcon grade={link.value} />}
                      {group === 'screen' && <ScreenSize inches={Number.parseInt(link.value, 10)} />}
                    </CountedLink>
                  </li>
                </Fragment>
              ))}
              {group === 'brand' && brands.length === 0 && (
                <li className="muted small">{t(total === null ? 'menu.noBrands' : 'products.none')}</li>
              )}
              {group === 'brand' && (
                <li>
                  <LocalLink className="arrow" to={LAPTOPS_ADDRESS}>
                    {t('nav.allLaptops')} <Icon name="arrow" small />
                    {total !== null && <span className="n">{total}</span>}
                  </LocalLink>
                </li>
              )}
              {group === 'grade' && (
                <li>
                  <ArrowLink to="/services/grade-guide">{t('menu.gradeGuide')}</ArrowLink>
                </li>
              )}
            </ul>
          </section>
        ))}
      </div>
      <p className="mega__foot">
        <span>{t('menu.unsure')}</span>
        <ArrowLink to="/finder">{t('menu.finder')}</ArrowLink>
        <ArrowLink to="/products">{t('products.title')}</ArrowLink>
      </p>
    </nav>
  );
}

function CountedLink({ to, label, count, children }: MenuLink & { children?: ReactNode }) {
  return (
    <LocalLink to={to}>
      {children}
      {label}
      {count !== null && <span className="n">{count}</span>}
    </LocalLink>
  );
}

/** A small drawing of a screen, growing with its size. */
function ScreenSize({ inches }: { inches: number }) {
  const width = (inches - 6.5) * 3.5;
  const height = (inches - 6.5) * 2.25;
  return (
    <svg className="scr" viewBox="0 0 40 27" aria-hidden="true">
      <rect x="1" y={25 - height} width={width} height={height} rx="2" />
      <path d={`M1 25.5h${width}`} />
    </svg>
  );
}
