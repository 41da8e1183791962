import { formatDate } from '#domain/delivery/dates.ts';
import type { Sales } from '#platform/figures/sales.ts';
import { useDesk } from '../page-context.ts';
import { Table } from '../ui/table.tsx';

const HEIGHT = 120;
const STEP = 10;
const BAR = 7;

/** A bar a day; the same numbers are in a table behind it. */
export function DayChart({ days }: { days: Sales['days'] }) {
  const { words, money, language } = useDesk();
  const most = Math.max(1, ...days.map(({ cents }) => cents));
  const total = days.reduce((sum, { cents }) => sum + cents, 0);
  const withSales = days.filter(({ cents }) => cents !== 0).reverse();
  return (
    <figure className="chart">
      <figcaption>
        {words.today.lastDays(days.length)} <b className="num">{money(total)}</b>
      </figcaption>
      <svg
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        fill="currentColor"
        aria-hidden="true"
      >
        {days.map(({ day, cents }, index) => {
          const height = Math.max(1, (Math.max(0, cents) / most) * HEIGHT);
          return <rect key={day} x={index * STEP} y={HEIGHT - height} width={BAR} height={height} />;
        })}
      </svg>
      {withSales.length > 0 && (
        <details>
          <summary>{words.today.asTable}</summary>
          <Table
            narrow="table"
            head={[words.today.day, words.today.amount]}
            numbers={[1]}
            rows={withSales.map(({ day, cents }) => [formatDate(day, language), money(cents)])}
          />
        </details>
      )}
    </figure>
  );
}

export function FamilyTable({ families }: { families: Sales['families'] }) {
  const { words, money } = useDesk();
  if (families.length === 0) return <p className="muted">{words.today.noSales}</p>;
  return (
    <Table
      narrow="table"
      head={[words.today.family, words.today.pieces, words.today.amount]}
      numbers={[1, 2]}
      rows={families.slice(0, 8).map(({ name, pieces, cents }) => [name, String(pieces), money(cents)])}
    />
  );
}
