import type { ReactNode } from 'react';
import type { LaptopFacts } from '#domain/laptop.ts';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { GradeMark } from '../../ui/grade-mark.tsx';

/** Room that the system and its recovery take, GB. Microsoft asks for 64 GB in all; measured installs stay below 45. */
const SYSTEM_GB = 45;

/** The fact at the left, what it means for the buyer under it. A fact that is not known is left out. */
export function IdentityCard({ facts }: { facts: LaptopFacts }) {
  const { t, language } = useI18n();
  const { cpu, ramGb, storageGb, storageLabel, screenInches, resolution, touch, grade, windows11 } = facts;
  const number = (value: number) => new Intl.NumberFormat(language).format(value);
  if (!cpu && ramGb === null && storageGb === null && screenInches === null) return null;
  return (
    <section className="section" aria-labelledby="identity-title">
      <div className="paper ident">
        <div className="shead">
          <h2 id="identity-title">{t('product.identity')}</h2>
          <p>{t('product.identityLead')}</p>
        </div>
        <dl>
          {cpu && (
            <Fact
              label={t('fact.processor')}
              meaning={t(cpu.vendor === 'apple' ? 'product.meaning.processor.apple' : 'product.meaning.processor.intel')}
            >
              {cpu.label}
              {cpu.generation !== null && `, ${t('fact.generation', { n: cpu.generation })}`}
            </Fact>
          )}
          {ramGb !== null && (
            <Fact label={t('fact.memory')} meaning={t(`product.meaning.memory.${memoryClass(ramGb)}`)}>
              {ramGb}&nbsp;GB
            </Fact>
          )}
          {storageGb !== null && storageLabel && (
            <Fact
              label={t('fact.storage')}
              meaning={storageGb > 2 * SYSTEM_GB ? t('product.meaning.storage', { free: storageGb - SYSTEM_GB }) : null}
            >
              {storageLabel}
            </Fact>
          )}
          {screenInches !== null && (
            <Fact label={t('fact.screen')} meaning={t(`product.meaning.screen.${screenClass(screenInches)}`)}>
              {[`${number(screenInches)}″`, resolution, touch && t('fact.touch')].filter(Boolean).join(', ')}
            </Fact>
          )}
          {grade && (
            <Fact label={t('fact.grade')} meaning={t(`product.meaning.grade.${grade}`)}>
              <GradeMark grade={grade} />
            </Fact>
          )}
          {(windows11 === 'yes' || windows11 === 'no') && (
            <Fact label={t('fact.windows11')} meaning={windows11 === 'no' ? t('product.windows11.noNote') : null}>
              {t(`fact.windows11.${windows11}`)}
            </Fact>
          )}
        </dl>
      </div>
    </section>
  );
}

function memoryClass(gb: number): 'small' | 'medium' | 'large' {
  if (gb <= 4) return 'small';
  return gb <= 16 ? 'medium' : 'large';
}

function screenClass(inches: number): 'small' | 'medium' | 'large' {
  if (inches < 13.5) return 'small';
  return inches < 15 ? 'medium' : 'large';
}

function Fact({ label, meaning, children }: { label: string; meaning: string | null; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {children}
        {meaning && <small>{meaning}</small>}
      </dd>
    </div>
  );
}
