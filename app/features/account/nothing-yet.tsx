import { LAPTOPS_ADDRESS } from '#domain/catalogue/selection.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { useAccountWords } from './use-account.ts';

/** An empty list: what is true, and the way on. */
export function NothingYet({ text }: { text: string }) {
  const words = useAccountWords();
  return (
    <>
      <p className="muted">{text}</p>
      <p>
        <ArrowLink to={LAPTOPS_ADDRESS}>{words('shop.browse')}</ArrowLink>
      </p>
    </>
  );
}
