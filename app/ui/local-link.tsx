import { Link, type LinkProps } from 'react-router';
import { useI18n } from '../i18n/i18n-context.tsx';

interface Props extends Omit<LinkProps, 'to'> {
  /** A path of the store without a language: `/products?brand=dell`. */
  to: string;
}

/** A link inside the store, in the page's language. */
export function LocalLink({ to, ...rest }: Props) {
  const { path } = useI18n();
  return <Link to={path(to)} {...rest} />;
}
