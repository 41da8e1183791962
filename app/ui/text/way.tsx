import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon.tsx';

interface WayProps {
  href: string;
  icon: IconName;
  name: ReactNode;
  note: string | null;
  /** Opens another site or program. */
  leaves?: boolean;
}

/** One way to reach the shop, in a list of class `ways`. */
export function Way({ href, icon, name, note, leaves = false }: WayProps) {
  return (
    <li>
      <a href={href} rel={leaves ? 'noopener' : undefined}>
        <Icon name={icon} />
        <span>
          <b>{name}</b>
          {note && <small>{note}</small>}
        </span>
        <Icon name={leaves ? 'ext' : 'right'} small />
      </a>
    </li>
  );
}
