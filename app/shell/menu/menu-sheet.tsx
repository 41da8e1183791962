import { Fragment } from 'react';
import { LAPTOPS_ADDRESS } from '#domain/catalogue/selection.ts';
import { about, type NavigationLink, services, withdrawal } from '#domain/shop/navigation.ts';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LocalLink } from '../../ui/local-link.tsx';
import { Dialog } from '../../ui/over/dialog.tsx';
import { LanguageSwitch } from '../language-switch.tsx';
import { menuWords, useMenuFacts, useMenuSections } from './menu-sections.ts';

/** The menu of small screens, with the same filters as the wide one; the header closes it when the page changes. */
export function MenuSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useI18n();
  return (
    <Dialog open={open} onClose={onClose} kind="sheet" title={t('nav.menu')}>
      <LaptopsAccordion />
      <ul className="menu-list menu-list--top">
        <li>
          <LocalLink to="/products">{t('products.title')}</LocalLink>
        </li>
        <li>
          <LocalLink to="/finder">
            {t('nav.finder')} <Icon name="right" small />
          </LocalLink>
        </li>
      </ul>
      <LinksAccordion title={t('nav.services')} links={[...services, withdrawal]} />
      <LinksAccordion title={t('nav.about')} links={about} />
      <ul className="menu-list menu-list--top">
        <li>
          <LocalLink to="/blog">{t('nav.blog')}</LocalLink>
        </li>
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

function LaptopsAccordion() {
  const { t } = useI18n(menuWords);
  const { total } = useMenuFacts();
  const sections = useMenuSections();
  return (
    <details className="acc acc--top" open>
      <summary>
        {t('nav.laptops')} <Icon name="down" />
      </summary>
      <ul className="menu-list">
        <li>
          <LocalLink to={LAPTOPS_ADDRESS}>
            <b>{t('nav.allLaptops')}</b>
            {total !== null && <span className="num muted small">{total}</span>}
          </LocalLink>
        </li>
      </ul>
      {sections.map(({ group, links, windows11From }) => (
        <details key={group} className="acc">
          <summary>
            {t(`facet.${group}`)} <Icon name="down" />
          </summary>
          <ul className="picks">
            {links.map(({ value, label, to }) => (
              <Fragment key={value}>
                {value === windows11From && <li className="facet__rule">{t('facet.windows11FromHere')}</li>}
                <li>
                  <LocalLink className="pick" to={to}>
                    {label}
                  </LocalLink>
                </li>
              </Fragment>
            ))}
          </ul>
          {links.length === 0 && <p className="muted small">{t(total === null ? 'menu.noBrands' : 'products.none')}</p>}
          {group === 'grade' && (
            <p>
              <ArrowLink to="/services/grade-guide">{t('menu.gradeGuide')}</ArrowLink>
            </p>
          )}
        </details>
      ))}
    </details>
  );
}

function LinksAccordion({ title, links }: { title: string; links: readonly NavigationLink[] }) {
  const { t } = useI18n();
  return (
    <details className="acc acc--top">
      <summary>
        {title} <Icon name="down" />
      </summary>
      <ul className="menu-list">
        {links.map(([path, word]) => (
          <li key={path}>
            <LocalLink to={path}>{t(word)}</LocalLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
