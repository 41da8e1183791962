/**
 * Items of lists that many pages share: rendering 24 cards is a third of what a new page of the catalogue costs. The server
 * renders each once for each language and puts its markup into every later page as a text; a browser renders it as always,
 * over the same markup (app/entry.server.tsx fills what is kept, after a page is rendered).
 */
import type { ReactNode } from 'react';
import { useI18n, useSameWords } from '../i18n/i18n-context.tsx';

interface Props {
  className: string;
  /** What the item shows. Its markup is forgotten together with it. */
  subject: object;
  /** Tells apart what one subject looks like in different lists. */
  variant: string;
  /** Needs no context but the page's words. */
  children: ReactNode;
}

interface Waiting {
  element: ReactNode;
  keep: (markup: string) => void;
}

/** Items, about 1,900 characters each: a crawler that reads every list of a large shop must not fill the memory. */
const MOST_KEPT = 1_000;

let kept = new WeakMap<object, Map<string, string>>();
let count = 0;
let waiting: Waiting[] = [];

/** On the server only. */
export function KeptListItem({ className, subject, variant, children }: Props) {
  const { language } = useI18n();
  const wrap = useSameWords();
  const key = `${language} ${variant}`;
  const markup = kept.get(subject)?.get(key);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React wrote it
  if (markup !== undefined) return <li className={className} dangerouslySetInnerHTML={{ __html: markup }} />;
  waiting.push({ element: wrap(children), keep: (made) => keep(subject, key, made) });
  return <li className={className}>{children}</li>;
}

/** What was rendered as a part of a page since the last call, to be rendered by itself and kept. */
export function takeWaitingItems(): readonly Waiting[] {
  const taken = waiting;
  waiting = [];
  return taken;
}

function keep(subject: object, key: string, markup: string): void {
  if (count >= MOST_KEPT) {
    kept = new WeakMap();
    count = 0;
  }
  const variants = kept.get(subject) ?? new Map<string, string>();
  kept.set(subject, variants.set(key, markup));
  count += 1;
}
