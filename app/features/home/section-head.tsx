import { Icon } from '../../ui/icon.tsx';
import { LocalLink } from '../../ui/local-link.tsx';
import type { Link } from './home-text.ts';

interface Props {
  id: string;
  title: string;
  lead?: string;
  link?: Link;
}

/** What a section is, in a line or two, and the way to more of it. */
export function SectionHead({ id, title, lead, link }: Props) {
  return (
    <div className="shead">
      <div>
        <h2 id={id}>{title}</h2>
        {lead && <p>{lead}</p>}
      </div>
      {link && (
        <LocalLink className="arrow" to={link.to} prefetch="intent">
          {link.label} <Icon name="arrow" small />
        </LocalLink>
      )}
    </div>
  );
}
