import { Link, type LinkProps } from 'react-router';
import { useI18n } from '../i18n/i18n-context.tsx';

interface Props extends Omit<LinkProps, 'to' | 'discover'> {
  /** A path of the store without a language: `/products?brand=dell`. */
  to: string;
}

/** An address that the router would write as it is. */
const PLAIN = /^(?:\/[\w-]+)*\/?(?:\?[^#]+)?(?:#.+)?$/;

/** A link inside the store, in the page's language. All routes come with the first page, so none is to be discovered. */
export function LocalLink({ to, ...rest }: Props) {
  const { path } = useI18n();
  const href = path(to);
  if (import.meta.env.SSR && href.startsWith('/') && PLAIN.test(href)) return <ServerLink {...rest} to={href} />;
  return <Link to={href} discover="none" {...rest} />;
}

/** The same markup as the router's link, without what only a browser needs of it: a page has 150 links. */
function ServerLink({
  to,
  prefetch: _prefetch,
  relative: _relative,
  reloadDocument: _reloadDocument,
  replace: _replace,
  mask: _mask,
  state: _state,
  preventScrollReset: _preventScrollReset,
  viewTransition: _viewTransition,
  defaultShouldRevalidate: _defaultShouldRevalidate,
  ...rest
}: Props) {
  return <a {...rest} href={to} />;
}
