import type { ReactNode } from 'react';
import { useI18n } from '../i18n/i18n-context.tsx';
import type { CardProduct } from '../storefront/card-product.ts';
import type { Translate } from '../i18n/translate.ts';

interface Props {
  facts: CardProduct['facts'];
  delivery: string;
}

/** The same five rows in the same order wherever a laptop stands: CPU, memory and disk, screen, Windows 11, delivery. */
export function ProductFacts({ facts, delivery }: Props) {
  const { t } = useI18n();
  return (
    <dl className="facts">
      <Row label={t('fact.processor')}>
        <Processor facts={facts} t={t} />
      </Row>
      <Row label={t('fact.memoryStorage')}>
        <MemoryStorage facts={facts} t={t} />
      </Row>
      <Row label={t('fact.screen')}>
        <Screen facts={facts} t={t} />
      </Row>
      <SystemRow facts={facts} t={t} />
      <Row label={t('fact.delivery')}>{delivery}</Row>
    </dl>
  );
}

function Row({ label, limit = false, children }: { label: string; limit?: boolean; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={limit ? 'no' : undefined}>{children}</dd>
    </div>
  );
}

interface PartProps {
  facts: CardProduct['facts'];
  t: Translate;
}

function Processor({ facts: { cpu }, t }: PartProps) {
  if (!cpu) return t('fact.none');
  return (
    <>
      <b>{cpu.label}</b>
      {cpu.generation !== null && `, ${t('fact.generation', { n: cpu.generation })}`}
    </>
  );
}

function MemoryStorage({ facts: { ramGb, storageLabel }, t }: PartProps) {
  if (ramGb === null) return storageLabel ?? t('fact.none');
  return (
    <>
      <b>{ramGb}&nbsp;GB</b>
      {storageLabel && `, ${storageLabel.replaceAll(' ', '\u00A0')}`}
    </>
  );
}

function Screen({ facts: { screenInches, resolution, touch }, t }: PartProps) {
  const { language } = useI18n();
  if (screenInches === null) return resolution ?? t('fact.none');
  const inches = `${new Intl.NumberFormat(language).format(screenInches)}″`;
  return (
    <>
      <b>{inches}</b> {[resolution, touch && t('fact.touch')].filter(Boolean).join(', ')}
    </>
  );
}

function SystemRow({ facts: { windows11 }, t }: PartProps) {
  if (windows11 === 'notApplicable') return <Row label={t('fact.system')}>{t('fact.none')}</Row>;
  if (windows11 === 'unknown') return <Row label={t('fact.windows11')}>{t('fact.none')}</Row>;
  return (
    <Row label={t('fact.windows11')} limit={windows11 === 'no'}>
      <span className="wide">{t(`fact.windows11.${windows11}`)}</span>
      <span className="thin">{t(`fact.windows11.${windows11}Thin`)}</span>
    </Row>
  );
}
