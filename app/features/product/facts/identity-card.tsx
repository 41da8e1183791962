import type { ReactNode } from 'react';
import { keepTogether } from '#domain/locale/keep-together.ts';
import type { Language } from '#domain/locale/locales.ts';
import type { DeviceKind } from '#domain/machine/device-kind.ts';
import { memoryText } from '#domain/machine/memory-text.ts';
import { formatInches } from '../../../i18n/format.ts';
import { useI18n } from '../../../i18n/i18n-context.tsx';
import type { SpecificationWord } from '../../../storefront/specification/specification-words.ts';
import { GradeMark } from '../../../ui/product/grade-mark.tsx';
import { Unbroken } from '../../../ui/text/unbroken.tsx';
import { gradeMeaning } from '../choice/grade-meaning.ts';
import type { ProductData } from '../load-product.ts';
import type { ProductKey, ProductTranslate } from '../product-words.ts';

/** Room that the system and its recovery take, GB. Microsoft asks for 64 GB in all, updates included; a tablet's takes less. */
const SYSTEM_GB = 64;

/**
 * Two columns by meaning: what one holds, and what decides how long it serves. The second column of other devices has their sockets
 * alone. A fact that is not known is left out.
 */
export function IdentityCard({
  facts,
  device,
  specification,
  identity,
}: Pick<ProductData, 'facts' | 'device' | 'specification' | 'identity'>) {
  const { t, language } = useI18n<ProductKey>();
  const own = toFacts(facts, device, t, language);
  const told = (word: SpecificationWord, meaning?: Fact['meaning']): Fact[] =>
    specification.rows.flatMap((row) =>
      row.word === word ? [{ label: row.label, value: row.value, meaning: row.note ?? meaning }] : [],
    );
  const { weightKg } = facts;
  const isOther = device === 'other';
  const years = [own.processor, own.memory, ...told('memoryRoom'), own.storage, own.windows11];
  const weightMeaning =
    weightKg !== null && device === 'laptop' && t(`product.meaning.weight.${weightClass(weightKg)}`);
  return (
    <div className="paper ident2">
      <Group
        title={t(isOther ? 'product.identity.desk' : 'product.identity.hands')}
        facts={[
          ...(isOther ? [...years, ...told('screen', own.screen.meaning)] : [own.screen]),
          ...told('keyboardLayout'),
          ...told('backlight'),
          ...told('weight', weightMeaning),
          ...told('battery'),
          ...identity.outside,
          own.grade,
        ]}
      />
      <Group
        title={t(isOther ? 'product.identity.links' : 'product.identity.years')}
        facts={[...(isOther ? [] : years), ...identity.connections]}
      />
    </div>
  );
}

function Group({ title, facts }: { title: string; facts: readonly Fact[] }) {
  const known = facts.filter(({ value }) => value);
  if (known.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <dl className="ident">
        {known.map(({ label, value, meaning }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {/* Drawn anew with its text, which a browser's translation has replaced. */}
              {typeof value === 'string' ? (
                <span key={value}>
                  <Unbroken text={value} />
                </span>
              ) : (
                value
              )}
              {meaning && <small>{meaning}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function weightClass(kg: number): 'light' | 'medium' | 'heavy' {
  if (kg <= 1.35) return 'light';
  return kg <= 1.9 ? 'medium' : 'heavy';
}

interface Fact {
  label: string;
  value: ReactNode;
  meaning?: string | false | undefined;
}

type OwnFact = 'processor' | 'memory' | 'storage' | 'screen' | 'grade' | 'windows11';

function toFacts(
  facts: ProductData['facts'],
  device: DeviceKind,
  t: ProductTranslate,
  language: Language,
): Record<OwnFact, Fact> {
  const { cpu, ramGb, storageGb, storageLabel, screenInches, resolution, touch, grade, windows11, processorUse } =
    facts;
  const inches = screenInches && formatInches(screenInches, language);
  const disk = storageGb ?? 0;
  // A terabyte is sold as 1,000 GB.
  const free = device === 'tablet' ? 0 : disk - 24 * (disk >> 10) - SYSTEM_GB;
  return {
    processor: {
      label: t('fact.processor'),
      value:
        cpu && [cpu.label, cpu.generation && t('fact.generation', { n: cpu.generation })].filter(Boolean).join(', '),
      meaning: processorUse !== null && t(`product.meaning.processor.${processorUse}`),
    },
    memory: {
      label: t('fact.memory'),
      value: memoryText(facts),
      meaning: ramGb !== null && t(`product.meaning.memory.${memoryClass(ramGb)}`),
    },
    storage: {
      label: t('fact.storage'),
      value: storageLabel && keepTogether(storageLabel),
      meaning: free > 0 && t('product.meaning.storage', { free }),
    },
    screen: {
      label: t('fact.screen'),
      value:
        inches && [inches, resolution?.replaceAll(' ', '\u00A0'), touch && t('fact.touch')].filter(Boolean).join(', '),
      meaning: screenInches !== null && t(`product.meaning.screen.${screenClass(screenInches)}`),
    },
    grade: {
      label: t('fact.grade'),
      value: grade && <GradeMark grade={grade} />,
      meaning: grade !== null && t(gradeMeaning(grade, facts)),
    },
    windows11: {
      label: t('fact.windows11'),
      value: windows11 !== 'notApplicable' && t(`fact.windows11.${windows11}`),
      meaning: windows11 === 'no' && t('product.windows11.noNote'),
    },
  };
}

function memoryClass(gb: number): 'small' | 'medium' | 'large' {
  if (gb <= 8) return 'small';
  return gb <= 16 ? 'medium' : 'large';
}

function screenClass(inches: number): 'small' | 'medium' | 'large' {
  if (inches < 13.5) return 'small';
  return inches < 15 ? 'medium' : 'large';
}
