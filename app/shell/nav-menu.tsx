import { useId, useRef } from 'react';
import { Icon } from '../ui/icon.tsx';
import { LocalLink } from '../ui/local-link.tsx';

interface Props {
  label: string;
  links: readonly (readonly [path: string, label: string])[];
}

/** A button of the main navigation with its list. The browser opens it, and closes it on Escape and on a press outside. */
export function NavMenu({ label, links }: Props) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  return (
    <>
      <button type="button" popoverTarget={id}>
        {label} <Icon name="down" small />
      </button>
      <ul ref={list} id={id} popover="auto" className="nav-menu menu-list">
        {links.map(([path, text]) => (
          <li key={path}>
            <LocalLink to={path} prefetch="intent" onClick={() => list.current?.hidePopover()}>
              {text}
            </LocalLink>
          </li>
        ))}
      </ul>
    </>
  );
}
