import type { readOpenWork } from '#platform/figures/open-work.ts';
import { splitTitle } from '#platform/orders/mail/split-title.ts';
import { useDesk } from '../page-context.ts';

type OpenWork = Awaited<ReturnType<typeof readOpenWork>>;

/** What is open for this person, the most urgent first; nothing is said of what is done. */
export function Work({ work }: { work: OpenWork }) {
  const { words, isOwner } = useDesk();
  const orders = '/desk/orders?show=';
  const items = [
    ['toPack', `${orders}to-pack`, work.toPack.map(({ number }) => `#${number}`)],
    ['awaitingMoney', `${orders}awaiting-money`, work.awaitingMoney.map(({ number }) => `#${number}`)],
    ['withdrawals', `${orders}returns`, work.withdrawals.map(({ order }) => `#${order}`)],
    ['messages', '/desk/messages', isOwner ? work.messages : 0],
    ['returns', `${orders}returns`, work.returns.map(({ order }) => `#${order}`)],
    ['fewLeft', '/desk/products?show=few', work.fewLeft.map(({ title }) => splitTitle(title).name)],
    ['failedMails', '/desk/mails', isOwner ? work.failedMails : 0],
  ] as const;
  const open = items
    .map(([word, href, what]) => ({ word, href, names: typeof what === 'number' ? [] : what, count: countOf(what) }))
    .filter(({ count }) => count > 0);
  if (open.length === 0) return <p className="muted">{words.today.nothing}</p>;
  return (
    <ul className="work">
      {open.map(({ word, href, count, names }) => (
        <li key={word}>
          <a className="work__item" href={href}>
            <span className="work__count num">{count}</span>
            <span>
              <span className="block">{words.today.work[word]}</span>
              {names.length > 0 && <small className="block num">{toShort(names)}</small>}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

const countOf = (what: number | readonly string[]) => (typeof what === 'number' ? what : what.length);
const SHOWN = 3;

function toShort(names: readonly string[]): string {
  return [...names.slice(0, SHOWN), ...(names.length > SHOWN ? ['…'] : [])].join(' · ');
}
