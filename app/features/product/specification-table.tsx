import type { Specification } from '../../storefront/specification.ts';

/** The facts with their units, and at the end those that are not known. */
export function SpecificationTable({ title, rows, missing }: Specification) {
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
        {value}
        {note && <small>{note}</small>}
      </dd>
    </div>
  );
}
