import { useI18n } from '../i18n/i18n-context.tsx';
import { Link, type LinkProps } from '../router/link.tsx';

/** A link inside the store, in the page's language. `to` is a path without one: `/products?brand=dell`. */
export function LocalLink({ to, ...rest }: LinkProps) {
  const { path } = useI18n();
  // Two slashes at the beginning would name another host.
  return <Link {...rest} to={path(to).replace(/^\/{2,}/, '/')} />;
}
