import { ArrowLink } from '../../ui/arrow-link.tsx';
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
        <ArrowLink to={link.to} prefetch="intent">
          {link.label}
        </ArrowLink>
      )}
    </div>
  );
}
