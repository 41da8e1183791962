import { Link, type LinkProps } from 'react-router';
import { useI18n } from '../i18n/i18n-context.tsx';

interface LocalLinkProps extends Omit<LinkProps, 'to'> {
  to: string;
}

/** A link inside the store, in the page's language. `to` is a path without one: `/products?brand=dell`. */
export function LocalLink({ to, ...rest }: LocalLinkProps) {
  const { path } = useI18n();
  // Two slashes at the beginning would name another host.
  return <Link discover="none" {...rest} to={path(to).replace(/^\/{2,}/, '/')} />;
}
