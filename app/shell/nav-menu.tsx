import { useId } from 'react';
import type { NavigationLink } from '#domain/navigation.ts';
import { useI18n } from '../i18n/i18n-context.tsx';
import { Icon } from '../ui/icon.tsx';
import { LocalLink } from '../ui/local-link.tsx';
import { useHoverPopover } from './use-hover-popover.ts';

interface Props {
  label: string;
  links: readonly NavigationLink[];
}

/** A button of the main navigation with its list. The browser opens it, and closes it on Escape and on a press outside. */
export function NavMenu({ label, links }: Props) {
  const { t } = useI18n();
  const id = useId();
  const { panel, close, trigger, hold } = useHoverPopover<HTMLUListElement>();
  return (
    <>
      <button type="button" popoverTarget={id} {...trigger}>
        {label} <Icon name="down" small />
      </button>
      <ul ref={panel} id={id} popover="auto" className="nav-menu menu-list" {...hold}>
        {links.map(([path, word]) => (
          <li key={path}>
            <LocalLink to={path} prefetch="intent" onClick={close}>
              {t(word)}
            </LocalLink>
          </li>
        ))}
      </ul>
    </>
  );
}
