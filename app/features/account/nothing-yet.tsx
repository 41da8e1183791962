import { LAPTOPS_ADDRESS } from '#domain/catalogue/selection.ts';
import { Icon } from '../../ui/icon.tsx';
import { LocalLink } from '../../ui/local-link.tsx';
import { useAccountWords } from './use-account.ts';

/** An empty list: what is true, and the way on. */
export function NothingYet({ text }: { text: string }) {
  const words = useAccountWords();
  return (
    <>
      <p className="muted">{text}</p>
      <p>
        <LocalLink className="arrow" to={LAPTOPS_ADDRESS}>
          {words('account.browse')} <Icon name="arrow" small />
        </LocalLink>
      </p>
    </>
  );
}
