import type { ReactNode } from 'react';
import type { LaptopFacts } from '#domain/machine/laptop.ts';
import { useI18n } from '../../../i18n/i18n-context.tsx';
import type { Spec } from '../../../storefront/specification/own-rows.ts';
import { LocalLink } from '../../../ui/local-link.tsx';
import { GradeMark } from '../../../ui/product/grade-mark.tsx';
import { SpecTip } from '../../../ui/product/spec-tip.tsx';
import { gradeMeaning } from '../choice/grade-meaning.ts';
import { otherGrade } from '../choice/other-grade.ts';
import type { ProductKey } from '../product-words.ts';
import { processorTip } from './processor-text.ts';
import { specWords } from './spec-words.ts';

const EXPLAINED = ['processor', 'memory', 'storage', 'screen'] as const;

/** The facts of the title's parentheses as chips, the grade last; some have a tip. */
export function SpecChips({ specs, facts }: { specs: readonly Spec[]; facts: Omit<LaptopFacts, 'machine'> }) {
  const { grade, cpu } = facts;
  const { t } = useI18n<ProductKey>();
  if (specs.length === 0 && grade === null) return null;
  return (
    <ul className="spec">
      {specs.map((spec) => (
        <li key={spec.text}>
          <Chip {...spec} cpu={cpu} />
        </li>
      ))}
      {grade && (
        <li>
          <GradeTip label={<GradeMark grade={grade} />}>{t(gradeMeaning(grade, facts))}</GradeTip>
        </li>
      )}
    </ul>
  );
}

function Chip({ text, kind, cpu }: Spec & Pick<LaptopFacts, 'cpu'>) {
  const { t, language } = useI18n<ProductKey>();
  if (kind === 'grade') return <GradeTip label={text}>{t(`product.meaning.otherGrade.${otherGrade(text)}`)}</GradeTip>;
  const label = specWords(text, language);
  const explained = EXPLAINED.find((known) => known === kind);
  if (!explained) return <span className="spec-chip">{label}</span>;
  const key = explained === 'processor' ? (`processor.${processorTip(cpu)}` as const) : explained;
  return <SpecTip label={label}>{t(`product.tip.${key}`)}</SpecTip>;
}

function GradeTip({ label, children }: { label: ReactNode; children: ReactNode }) {
  const { t } = useI18n<ProductKey>();
  return (
    <SpecTip label={label}>
      {children} <LocalLink to="/services/grade-guide">{t('product.gradeGuide')}</LocalLink>
    </SpecTip>
  );
}
