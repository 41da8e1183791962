/**
 * What many pages share: rendering 24 cards is a third of what a new page of the catalogue costs. The server
 * renders each once for each language and puts its bytes into every later page; a browser renders it as always, over the same
 * markup (app/entry.server.tsx fills what is kept, after a page is rendered).
 */
import { createContext, createElement, type ReactNode, use } from 'react';
import { KEPT_PART } from '#domain/kept-part.ts';
import { useI18n, useSameWords } from '../i18n/i18n-context.tsx';

interface KeptPartsOfPage {
  /** The `nonce` of our own tags, by which their places are known. */
  ownMark: string | undefined;
  /** In the order of the page. */
  parts: Uint8Array[];
}

/** What the page that is being rendered takes from others; null where a page is made of texts alone. */
export const KeptParts = createContext<KeptPartsOfPage | null>(null);

interface Props {
  /** What the children show; the same object for as long as it is the same. The markup is forgotten together with it. */
  subject: object;
  /** Tells apart what one subject looks like in different places. */
  variant?: string;
  /** Needs no context but the page's words. */
  children: ReactNode;
}

interface Waiting {
  element: ReactNode;
  keep: (markup: string) => void;
}

/** Parts, most of them cards of about 1,900 characters: a crawler that reads every list of a large shop must not fill the memory. */
const MOST_KEPT = 1_000;

const encoder = new TextEncoder();
let kept = new WeakMap<object, Map<string, Uint8Array>>();
let count = 0;
let waiting: Waiting[] = [];

/** All that stands in one element, rendered once for many pages. */
export const Kept = import.meta.env.SSR ? KeptOnServer : ({ children }: Props) => children;

function KeptOnServer({ subject, variant = '', children }: Props) {
  const { language } = useI18n();
  const wrap = useSameWords();
  const page = use(KeptParts);
  const key = `${language} ${variant}`;
  const part = kept.get(subject)?.get(key);
  if (part && page) {
    page.parts.push(part);
    return createElement(KEPT_PART, { nonce: page.ownMark });
  }
  waiting.push({ element: wrap(children), keep: (markup) => keep(subject, key, markup) });
  return children;
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
  const variants = kept.get(subject) ?? new Map<string, Uint8Array>();
  kept.set(subject, variants.set(key, encoder.encode(markup)));
  count += 1;
}
