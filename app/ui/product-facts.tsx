import type { ReactNode } from 'react';
import { formatInches } from '../i18n/format.ts';
import { useI18n } from '../i18n/i18n-context.tsx';
import type { Language } from '../i18n/language.ts';
import type { Translate } from '../i18n/translate.ts';
import type { CardProduct } from '../storefront/card-product.ts';

interface Props {
  product: CardProduct;
  delivery: string;
}

/**
 * The same rows in the same order wherever a laptop stands: CPU, memory and disk, screen, Windows 11, delivery. What a
 * device does not have, a dock a screen, is left out, and its place stays free.
 */
export function ProductFacts({ product, delivery }: Props) {
  const { t, language } = useI18n();
  const { facts, isMac } = product;
  return (
    <dl className="facts">
      <Row kind="cpu" label={t('fact.processor')}>
        {processor(facts, t)}
      </Row>
      <Row kind="memory" label={t('fact.memoryStorage')}>
        {memoryAndStorage(facts)}
      </Row>
      <Row kind="screen" label={t('fact.screen')}>
        {screen(facts, t, language)}
      </Row>
      {isMac ? (
        <Row kind="windows" label={t('fact.system')}>
          {t('fact.macos')}
        </Row>
      ) : (
        <Windows11Row verdict={facts.windows11} />
      )}
      <Row kind="delivery" label={t('fact.delivery')}>
        {delivery}
      </Row>
    </dl>
  );
}

interface RowProps {
  kind: 'cpu' | 'memory' | 'screen' | 'windows' | 'delivery';
  label: string;
  limit?: boolean;
  children: ReactNode;
}

function Row({ kind, label, limit = false, children }: RowProps) {
  if (children === null) return null;
  return (
    <div className={`facts__${kind}`}>
      <dt>{label}</dt>
      <dd className={limit ? 'no' : undefined}>{children}</dd>
    </div>
  );
}

function Windows11Row({ verdict }: { verdict: CardProduct['facts']['windows11'] }) {
  const { t } = useI18n();
  if (verdict === 'notApplicable') return null;
  return (
    <Row kind="windows" label={t('fact.windows11')} limit={verdict === 'no'}>
      <span className="wide">{t(`fact.windows11.${verdict}`)}</span>
      <span className="thin">{t(`fact.windows11.${verdict}Thin`)}</span>
    </Row>
  );
}

type Facts = CardProduct['facts'];

function processor({ cpu }: Facts, t: Translate): ReactNode {
  if (!cpu) return null;
  return (
    <>
      <b>{cpu.label}</b>
      {cpu.generation !== null && `, ${t('fact.generation', { n: cpu.generation })}`}
    </>
  );
}

function memoryAndStorage({ ramGb, ramUpToGb, storageLabel }: Facts): ReactNode {
  const storage = storageLabel?.replaceAll(' ', '\u00A0') ?? null;
  if (ramGb === null) return storage;
  return (
    <>
      <b>{[ramGb, ramUpToGb].filter(Boolean).join('–')}&nbsp;GB</b>
      {storage && `, ${storage}`}
    </>
  );
}

function screen({ screenInches, resolution, touch }: Facts, t: Translate, language: Language): ReactNode {
  if (screenInches === null) return resolution;
  const pixels = resolution?.replaceAll(' ', '\u00A0');
  return (
    <>
      <b>{formatInches(screenInches, language)}</b> {[pixels, touch && t('fact.touch')].filter(Boolean).join(', ')}
    </>
  );
}
