import type { ReactNode } from 'react';

/** Facts under each other: name left, value right. */
export function Facts({ rows }: { rows: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="facts">
      {rows
        .filter(([, value]) => value !== '' && value !== null && value !== undefined)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

export function Tick({ name, label, isOn = false }: { name: string; label: string; isOn?: boolean }) {
  return (
    <label className="check">
      <input type="checkbox" name={name} defaultChecked={isOn} />
      <span>{label}</span>
    </label>
  );
}
