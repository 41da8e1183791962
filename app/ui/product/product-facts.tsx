import type { ReactNode } from 'react';
import type { Language } from '#domain/locale/locales.ts';
import { memoryText } from '#domain/machine/memory-text.ts';
import { formatBatteryWh, formatInches, formatWeight } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n-context.tsx';
import type { Translate } from '../../i18n/translate.ts';
import type { CardProduct } from '../../storefront/catalogue/card-product.ts';
import { Unbroken } from '../text/unbroken.tsx';

/**
 * The same rows in the same order everywhere: CPU, memory and disk, screen, weight and battery, Windows 11. Rows that the device
 * lacks, such as a dock's screen, or that are unknown are left out.
 */
export function ProductFacts({ product }: { product: CardProduct }) {
  const { t, language } = useI18n();
  const { facts, isMac, system } = product;
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
      <CarriedRow facts={facts} />
      {(facts.cpu ? PORTS_OF_COMPUTER : PORTS_OF_DOCK).map((purpose) => (
        <Row key={purpose} kind={purpose} label={t(`fact.ports.${purpose}`)}>
          {facts.ports?.[purpose] === undefined ? null : <Unbroken text={facts.ports[purpose]} />}
        </Row>
      ))}
      {isMac || system ? (
        <SystemRow system={system} isLeftBehind={facts.cpu !== null && facts.cpu.vendor !== 'apple'} />
      ) : (
        <Windows11Row verdict={facts.windows11} />
      )}
    </dl>
  );
}

/** Those for which it is chosen. Each computer has a network: with that row a desktop would have more rows than a laptop. */
const PORTS_OF_COMPUTER = ['picture', 'usb'] as const;
const PORTS_OF_DOCK = [...PORTS_OF_COMPUTER, 'network'] as const;

interface RowProps {
  kind: 'cpu' | 'memory' | 'screen' | 'bag' | 'battery' | 'windows' | (typeof PORTS_OF_DOCK)[number];
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

/** A system that was chosen, else that of a Mac: new versions of macOS leave Intel's processors behind. */
function SystemRow({ system, isLeftBehind }: { system: string | undefined; isLeftBehind: boolean }) {
  const { t } = useI18n();
  const isLimit = system === undefined && isLeftBehind;
  return (
    <Row kind="windows" label={t('fact.system')} limit={isLimit}>
      {isLimit ? (
        <>
          <span className="wide">{t('fact.macosIntel')}</span>
          <span className="thin">{t('fact.macosIntelThin')}</span>
        </>
      ) : (
        (system ?? t('fact.macos'))
      )}
    </Row>
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

function CarriedRow({ facts: { weightKg, batteryWh, about = [] } }: { facts: Facts }) {
  const { t, language } = useI18n();
  const isAbout = (fact: 'weight' | 'battery') => about.includes(fact);
  const say = (fact: 'weight' | 'battery', value: string) => (isAbout(fact) ? t('fact.about', { value }) : value);
  const weight = weightKg === undefined ? null : say('weight', formatWeight(weightKg, language, isAbout('weight')));
  const wattHours = isAbout('battery') ? Math.round(batteryWh ?? 0) : (batteryWh ?? 0);
  const battery = formatBatteryWh(wattHours, language);
  if (weight === null) {
    return (
      <Row kind="battery" label={t('fact.battery')}>
        {batteryWh === undefined ? null : <b>{say('battery', battery)}</b>}
      </Row>
    );
  }
  return (
    <Row kind="bag" label={t(batteryWh === undefined ? 'fact.weight' : 'fact.weightBattery')}>
      <b>{weight}</b>
      {/* One "about" holds for both. */}
      {batteryWh !== undefined && <span className="and">{isAbout('weight') ? battery : say('battery', battery)}</span>}
    </Row>
  );
}

function processor({ cpu }: Facts, t: Translate): ReactNode {
  if (!cpu) return null;
  return (
    <>
      <b>{cpu.label}</b>
      {cpu.generation !== null && `, ${t('fact.generation', { n: cpu.generation })}`}
    </>
  );
}

function memoryAndStorage({ storageLabel, ...facts }: Facts): ReactNode {
  const storage = storageLabel?.replaceAll(' ', '\u00A0') ?? null;
  const memory = memoryText(facts);
  if (memory === null) return storage;
  return (
    <>
      <b>{memory}</b>
      {storage && <span className="and">{storage}</span>}
    </>
  );
}

function screen({ screenInches, resolution, touch }: Facts, t: Translate, language: Language): ReactNode {
  if (screenInches === null) return resolution;
  const pixels = resolution?.replaceAll(' ', '\u00A0');
  return (
    <>
      <b>{formatInches(screenInches, language)}</b>
      {` ${[pixels, touch && t('fact.touch')].filter(Boolean).join(', ')}`}
    </>
  );
}
