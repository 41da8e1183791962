import type { ReactNode } from 'react';
import type { readOpenWork } from '#platform/figures/open-work.ts';
import { splitTitle } from '#platform/orders/mail/split-title.ts';
import { useDesk } from '../page-context.ts';

type OpenWork = Awaited<ReturnType<typeof readOpenWork>>;

/** What is open, the most urgent first; nothing is said of what is done. */
export function Work({ work }: { work: OpenWork }) {
  const { words } = useDesk();
  const { toPack, awaitingMoney, withdrawals, returns, fewLeft, failedMails, messages } = work;
  const items = [
    { word: 'toPack', href: '/desk/orders?show=to-pack', count: toPack.length, detail: numbersOf(toPack) },
    {
      word: 'awaitingMoney',
      href: '/desk/orders?show=awaiting-money',
      count: awaitingMoney.length,
      detail: numbersOf(awaitingMoney),
    },
    {
      word: 'withdrawals',
      href: '/desk/orders?show=returns',
      count: withdrawals.length,
      detail: ordersOf(withdrawals),
    },
    { word: 'messages', href: '/desk/messages', count: messages, detail: [] },
    { word: 'returns', href: '/desk/orders?show=returns', count: returns.length, detail: ordersOf(returns) },
    {
      word: 'fewLeft',
      href: '/desk/products?show=few',
      count: fewLeft.length,
      detail: toShort(fewLeft.map(({ title }) => splitTitle(title).name)),
    },
    { word: 'failedMails', href: '/desk/mails', count: failedMails, detail: [] },
  ] as const;
  const open = items.filter(({ count }) => count > 0);
  if (open.length === 0) return <p className="lead">{words.today.nothing}</p>;
  return (
    <ul className="work">
      {open.map(({ word, href, count, detail }) => (
        <WorkItem key={word} href={href} count={count} detail={detail.join(' · ')}>
          {words.today.work[word]}
        </WorkItem>
      ))}
    </ul>
  );
}

interface WorkItemProps {
  href: string | null;
  count: number;
  detail: string;
  children: ReactNode;
}

function WorkItem({ href, count, detail, children }: WorkItemProps) {
  const Element = href === null ? 'span' : 'a';
  return (
    <li>
      <Element className="work__item" {...(href !== null && { href })}>
        <span className="work__count num">{count}</span>
        <span>
          <span className="work__name">{children}</span>
          {detail && <small className="num">{detail}</small>}
        </span>
      </Element>
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
