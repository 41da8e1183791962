import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';
import { LocalLink } from './local-link.tsx';

/** A link that leads on, with an arrow after its words. */
export function ArrowLink({ children, ...link }: ComponentProps<typeof LocalLink>) {
  return (
    <LocalLink className="arrow" {...link}>
      {children} <Icon name="arrow" small />
    </LocalLink>
  );
}
