import { useI18n } from '../../i18n/i18n-context.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Unbroken } from '../../ui/text/unbroken.tsx';
import { compareWords } from './compare-words.ts';
import type { CompareData } from './load-compare.ts';

/** For each what it is clearly ahead in, and the rows in which it is the first. */
export function InShort({ products, groups, verdicts }: Pick<CompareData, 'products' | 'groups' | 'verdicts'>) {
  const { t } = useI18n(compareWords);
  const rows = groups.flatMap((group) => group.rows);
  return (
    <tbody>
      <tr className="is-different compare__short">
        <th scope="row">{t('compare.inShort')}</th>
        {products.map(({ id, handle }, column) => {
          const verdict = verdicts.find((found) => found.handle === handle);
          const firsts = rows.flatMap(({ cells }) => cells[column]?.best ?? []);
          return (
            <td key={id}>
              {verdict && <Verdict {...verdict} />}
              {firsts.map((best) => (
                <Best key={best} text={best} />
              ))}
              {!verdict && firsts.length === 0 && t('compare.noFirst')}
            </td>
          );
        })}
      </tr>
    </tbody>
  );
}

function Verdict({ title, text }: CompareData['verdicts'][number]) {
  return (
    <>
      {title}
      <small>
        <Unbroken text={text} />
      </small>
    </>
  );
}

export function Best({ text }: { text: string }) {
  return (
    <small className="is-best">
      <Icon name="check" small /> {text}
    </small>
  );
}
