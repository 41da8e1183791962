import { type KeyboardEvent, useRef, useState } from 'react';
import type { Maker } from '#domain/shop/shop-config.ts';
import { useI18n } from '../../../i18n/i18n-context.tsx';
import type { Specification } from '../../../storefront/specification/specification.ts';
import { ArrowLink } from '../../../ui/arrow-link.tsx';
import type { ProductData } from '../load-product.ts';
import type { ProductKey } from '../product-words.ts';
import { IdentityCard } from './identity-card.tsx';

const TABS = ['features', 'specs'] as const;
type Tab = (typeof TABS)[number];

/** Two panels, by the WAI-ARIA tabs pattern: arrows move between the tabs, the panel follows. */
export function ProductTabs(props: ProductData) {
  const { t } = useI18n<ProductKey>();
  const [tab, setTab] = useState<Tab>('features');
  const buttons = useRef<Partial<Record<Tab, HTMLButtonElement | null>>>({});
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const next = tab === 'features' ? 'specs' : 'features';
    setTab(next);
    buttons.current[next]?.focus();
  };
  return (
    <section className="section details" aria-labelledby="details-title">
      <h2 id="details-title">{t('product.details')}</h2>
      <div>
        <div className="tabs" role="tablist" aria-labelledby="details-title">
          {TABS.map((name) => (
            <button
              key={name}
              ref={(element) => {
                buttons.current[name] = element;
              }}
              type="button"
              role="tab"
              id={`tab-${name}`}
              aria-selected={tab === name}
              aria-controls={`panel-${name}`}
              tabIndex={tab === name ? 0 : -1}
              onClick={() => setTab(name)}
              onKeyDown={onKeyDown}
            >
              {t(`product.tab.${name}`)}
            </button>
          ))}
        </div>
        <div role="tabpanel" id="panel-features" aria-labelledby="tab-features" hidden={tab !== 'features'}>
          <IdentityCard {...props} />
        </div>
        <div role="tabpanel" id="panel-specs" aria-labelledby="tab-specs" hidden={tab !== 'specs'}>
          <SpecificationTable {...props.specification} />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the loader to text, lists and tables. */}
          <div className="prose rich" dangerouslySetInnerHTML={{ __html: props.descriptionHtml }} />
          {props.maker && <MakerFacts maker={props.maker} />}
          <ArrowLink to="/services/grade-guide" prefetch="intent">
            {t('product.gradeGuide')}
          </ArrowLink>
        </div>
      </div>
    </section>
  );
}

/** The facts with their units, and at the end those that are not known. */
function SpecificationTable({ title, rows, missing }: Specification) {
  return (
    <>
      <h3 className="vh">{title}</h3>
      <dl className="paper ident specs">
        {rows.map((row) => (
          <Row key={row.label} {...row} />
        ))}
        {missing && <Row {...missing} isMissing />}
      </dl>
    </>
  );
}

interface RowProps {
  label: string;
  value: string;
  note?: string;
  isMissing?: boolean;
}

function Row({ label, value, note, isMissing = false }: RowProps) {
  return (
    <div className={isMissing ? 'specs__missing' : undefined}>
      <dt>{label}</dt>
      <dd>
        <span>{value}</span>
        {note && <small>{note}</small>}
      </dd>
    </div>
  );
}

/** Who made it and who answers for it in the EU, as the law asks on each offer (GPSR, article 19). */
export function MakerFacts({ maker }: { maker: Maker }) {
  const { t } = useI18n<ProductKey>();
  const { name, address, contact, responsible } = maker;
  return (
    <p className="small">
      {t('product.maker')}: {[name, address, contact].join(', ')}
      {responsible && (
        <>
          <br />
          {t('product.responsible')}: {[responsible.name, responsible.address, responsible.contact].join(', ')}
        </>
      )}
    </p>
  );
}
