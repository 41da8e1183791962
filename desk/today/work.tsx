import type { ReactNode } from 'react';
import type { readOpenWork } from '#platform/figures/open-work.ts';
import { splitTitle } from '#platform/orders/mail/split-title.ts';
import { useDesk } from '../page-context.ts';

type OpenWork = Awaited<ReturnType<typeof readOpenWork>>;

/** What is open, the most urgent first; nothing is said of what is done. */
export function Work({ work }: { work: OpenWork }) {
  const { words } = useDesk();
  const { toPack, awaitingMoney, withdrawals, returns, fewLeft, failedMails } = work;
  const items = [
    { word: 'toPack', count: toPack.length, detail: numbersOf(toPack) },
    { word: 'awaitingMoney', count: awaitingMoney.length, detail: numbersOf(awaitingMoney) },
    { word: 'withdrawals', count: withdrawals.length, detail: ordersOf(withdrawals) },
    { word: 'returns', count: returns.length, detail: ordersOf(returns) },
    { word: 'fewLeft', count: fewLeft.length, detail: toShort(fewLeft.map(({ title }) => splitTitle(title).name)) },
    { word: 'failedMails', count: failedMails, detail: [] },
  ] as const;
  const open = items.filter(({ count }) => count > 0);
  if (open.length === 0) return <p className="lead">{words.today.nothing}</p>;
  return (
    <ul className="work">
      {open.map(({ word, count, detail }) => (
        <WorkItem key={word} count={count} detail={detail.join(' · ')}>
          {words.today.work[word]}
        </WorkItem>
      ))}
    </ul>
  );
}

function WorkItem({ count, detail, children }: { count: number; detail: string; children: ReactNode }) {
  return (
    <li>
      <span className="work__item">
        <span className="work__count num">{count}</span>
        <span>
          <span className="work__name">{children}</span>
          {detail && <small className="num">{detail}</small>}
        </span>
      </span>
    </li>
  );
}

const SHOWN = 3;

function numbersOf(orders: readonly { number: number }[]): string[] {
  return toShort(orders.map(({ number }) => `#${number}`));
}

function ordersOf(returns: readonly { order: number }[]): string[] {
  return toShort(returns.map(({ order }) => `#${order}`));
}

function toShort(texts: readonly string[]): string[] {
  return texts.length > SHOWN ? [...texts.slice(0, SHOWN), '…'] : [...texts];
}
