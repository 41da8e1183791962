import type { ReactNode } from 'react';
import type { DeviceKind } from '#domain/device-kind.ts';
import { keepTogether } from '#domain/keep-together.ts';
import { formatInches } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n-context.tsx';
import type { Language } from '../../i18n/language.ts';
import { GradeMark } from '../../ui/grade-mark.tsx';
import { gradeMeaning } from './grade-meaning.ts';
import type { ProductData } from './load-product.ts';
import type { ProductKey, ProductTranslate } from './product-words.ts';

/** Room that the system and its recovery take, GB. Microsoft asks for 64 GB in all, updates included; a tablet's takes less. */
const SYSTEM_GB = 64;

/** The fact at the left, what it means for the buyer under it. A fact that is not known is left out. */
export function IdentityCard({ facts, device }: { facts: ProductData['facts']; device: DeviceKind }) {
  const { t, language } = useI18n<ProductKey>();
  return (
    <dl className="paper ident">
      {toFacts(facts, device, t, language).map(
        ({ label, value, meaning }) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {value}
                {meaning && <small>{meaning}</small>}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

interface Fact {
  label: string;
  value: ReactNode;
  meaning?: string | false;
}

function toFacts(facts: ProductData['facts'], device: DeviceKind, t: ProductTranslate, language: Language): Fact[] {
  const { cpu, ramGb, storageGb, storageLabel, screenInches, resolution, touch, grade, windows11, processorUse } =
    facts;
  const inches = screenInches && formatInches(screenInches, language);
  const free = storageGb === null || device === 'tablet' ? 0 : storageGb - SYSTEM_GB;
  return [
    {
      label: t('fact.processor'),
      value:
        cpu && [cpu.label, cpu.generation && t('fact.generation', { n: cpu.generation })].filter(Boolean).join(', '),
      meaning: processorUse !== null && t(`product.meaning.processor.${processorUse}`),
    },
    {
      label: t('fact.memory'),
      value: ramGb && `${ramGb}\u00A0GB`,
      meaning: ramGb !== null && t(`product.meaning.memory.${memoryClass(ramGb)}`),
    },
    {
      label: t('fact.storage'),
      value: storageLabel && keepTogether(storageLabel),
      meaning: free > 0 && t('product.meaning.storage', { free }),
    },
    {
      label: t('fact.screen'),
      value:
        inches && [inches, resolution?.replaceAll(' ', '\u00A0'), touch && t('fact.touch')].filter(Boolean).join(', '),
      meaning: screenInches !== null && t(`product.meaning.screen.${screenClass(screenInches)}`),
    },
    {
      label: t('fact.grade'),
      value: grade && <GradeMark grade={grade} />,
      meaning: grade !== null && t(gradeMeaning(grade, facts)),
    },
    {
      label: t('fact.windows11'),
      value: windows11 !== 'notApplicable' && t(`fact.windows11.${windows11}`),
      meaning: windows11 === 'no' && t('product.windows11.noNote'),
    },
  ];
}

function memoryClass(gb: number): 'small' | 'medium' | 'large' {
  if (gb <= 4) return 'small';
  return gb <= 16 ? 'medium' : 'large';
}

function screenClass(inches: number): 'small' | 'medium' | 'large' {
  if (inches < 13.5) return 'small';
  return inches < 15 ? 'medium' : 'large';
}
