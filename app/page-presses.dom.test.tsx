/**
 * What changes on a page when each of its buttons is pressed, reached by a mouse and by keys, each choice made and each form sent,
 * empty and filled, one after the other. Things that are alike are pressed once. After a change that is meant:
 * `npx vitest run app/page-presses -u`, and read the difference.
 */
import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openStore, settle } from '#tests/support/open-store.tsx';
import { outline } from '#tests/support/outline.ts';
import {
  outlinedCustomer,
  refusingCustomer,
  strangeCustomer,
  unansweredCustomer,
} from '#tests/support/outlined-customer.ts';
import { outlinedShop } from '#tests/support/outlined-shop.ts';
import { createTestStorefront, type TestStorefront } from '#tests/support/storefront-handler.tsx';
import { endSession, startSession } from './state/auth-state.ts';
import { clearCart } from './state/cart-state.ts';
import { clearCompared } from './state/compare-state.ts';
import { dismissToast, getToasts } from './state/toasts.ts';
import { PART_MISSING } from './ui/over/part-missing.ts';

/** Whose frame is pressed too, which is the same around each. */
const WHOLE = 'home';
/** What answers a customer who is logged in. */
const CUSTOMERS: Readonly<Record<string, typeof outlinedCustomer>> = {
  'account of a customer': outlinedCustomer,
  'account, changes refused': refusingCustomer,
  'account, session over': strangeCustomer,
  'account, not answered': unansweredCustomer,
};

const PAGES: Readonly<Record<string, string>> = {
  [WHOLE]: '/en',
  list: '/en/products?kind=laptop',
  product: '/en/product/laptop/t480',
  'product sold out': '/en/product/laptop/t480-gone',
  'product with colours': '/en/product/laptop/air-m1?variant=72',
  'comparison of two': '/en/compare?laptop=t480~12&laptop=elitebook-850-g7',
  'finder, first question': '/en/finder',
  'finder, result': '/en/finder?budget=0-500&use=office&size=any&priority=price',
  'empty cart': '/en/cart',
  'cart by its address': '/en/cart?add=12:2,14,999',
  contact: '/en/contact',
  'withdrawal of an order': '/en/withdrawal?order=1001',
  'account of a stranger': '/en/account',
  'account of a customer': '/en/account?tab=orders',
  'account, changes refused': '/en/account',
  'account, session over': '/en/account',
  'account, not answered': '/en/account',
  'grade guide': '/en/services/grade-guide',
};

/** They were told when they came. */
const MOST_GONE = 8;
/** Another page has outlines of its own. */
const MOST_OF_OTHERS = 8;
/** A dialog that does not close is pressed no further. */
const MOST_CLOSED = 8;

/** React says once that the simulated browser does not know `<search>`. */
const NEW_TAGS = /^The tag <%s> is unrecognized in this browser/;

const PRESSED =
  'button, select, summary, input[type=checkbox], input[type=radio], input[type=range], a[aria-haspopup], a[href^="#"]';
const OPENERS = /^(?:Edit|Add Address)/i;
const TYPED =
  'input:not([type=hidden], [type=checkbox], [type=radio], [type=range], [type=file], [name=website]), textarea';

const KEYS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'End', 'Home', 'Escape'];
/** Beside the press. */
const REACHES: Readonly<Record<string, (control: HTMLElement) => void>> = {
  mouse: (control) => void fireEvent.pointerEnter(control, { pointerType: 'mouse' }),
  'mouse away': (control) => void fireEvent.pointerLeave(control, { pointerType: 'mouse' }),
  focus: (control) => control.focus(),
  ...Object.fromEntries(KEYS.map((key) => [key, (control: HTMLElement) => void fireEvent.keyDown(control, { key })])),
};

/** What comes from outside of the page. */
const HAPPENINGS: Readonly<Record<string, () => void>> = {
  'no connection': () => connect(false),
  'a link without a connection': () =>
    void fireEvent.click(document.querySelector('footer a[href="/en/contact"]') ?? document),
  connection: () => connect(true),
  'a part is missing': () => void document.dispatchEvent(new Event(PART_MISSING)),
};
function connect(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

let store: TestStorefront;
beforeAll(async () => {
  store = await createTestStorefront({ platform: outlinedShop });
});
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T08:00:00Z') });
});
afterEach(() => {
  endSession();
  clearCart();
  clearCompared();
  for (const { id } of getToasts()) dismissToast(id);
  localStorage.clear();
  vi.useRealTimers();
});

it.each(Object.entries(PAGES))('%s', async (name, address) => {
  const customer = CUSTOMERS[name];
  if (customer) startSession({ accessToken: 'token', expiresAt: '2999-01-01T00:00:00.000Z' });
  const router = await openStore(store, customer ?? outlinedCustomer, address);
  const where = () => router.state.location.pathname + router.state.location.search;
  const start = where();
  const told: string[] = [];
  const tell = async (said: string, work: () => void, control?: HTMLElement) => {
    const [before, from, focused] = [linesOf(), where(), document.activeElement];
    await inAct(work);
    const after = linesOf();
    const gone = before.filter((line) => !after.includes(line));
    const come = after.filter((line) => !before.includes(line));
    const most = where().split('?')[0] === start.split('?')[0] ? come.length : MOST_OF_OTHERS;
    const now = document.activeElement;
    const isMoved = now instanceof HTMLElement && now !== focused && now !== control && now !== document.body;
    const changes = [
      ...(where() === from ? [] : [`  ${where()}`]),
      ...(isMoved ? [`  @ ${nameOf(now)}`] : []),
      ...gone.slice(0, MOST_GONE).map((line) => `  - ${line}`),
      ...(gone.length > MOST_GONE ? [`  - and ${gone.length - MOST_GONE} more`] : []),
      ...come.slice(0, most).map((line) => `  + ${line}`),
      ...(come.length > most ? [`  + and ${come.length - most} more`] : []),
    ];
    told.push(`> ${said}`, ...changes);
    if (where() !== start) await inAct(() => void router.navigate(start));
    return changes.length > 0;
  };
  vi.spyOn(console, 'error').mockImplementation((error) => {
    if (!NEW_TAGS.test(error)) told.push(`  ! ${error}`);
  });
  async function pressAll(selector: string) {
    const pressed = new Set<string>();
    let closed = 0;
    const page = name === WHOLE ? 'body' : 'main';
    for (let control = find(page, selector, pressed); control; control = find(page, selector, pressed)) {
      if (pressed.has(kindOf(control)) && ++closed > MOST_CLOSED) break;
      pressed.add(kindOf(control));
      await tell(nameOf(control), () => use(control), control);
    }
  }
  /** What answers to none of them is not told. */
  async function reachAll(root: string, selector: string) {
    const seen = new Set<string>();
    for (const control of document.querySelectorAll<HTMLElement>(`${root} :is(${selector})`)) {
      if (seen.has(kindOf(control)) || !control.isConnected || control.closest('[hidden], dialog:not([open])'))
        continue;
      seen.add(kindOf(control));
      for (const [by, reach] of Object.entries(REACHES)) {
        const length = told.length;
        if (!(await tell(`${by} ${nameOf(control)}`, () => reach(control), control))) told.length = length;
      }
    }
  }
  await pressAll(PRESSED);
  await reachAll(name === WHOLE ? 'body' : 'main', 'button, input, select, [role=tab]');
  // Forms that wait to be asked for.
  for (const button of document.querySelectorAll<HTMLElement>('main button')) {
    if (OPENERS.test(labelOf(button))) await inAct(() => use(button));
  }
  await inAct(() => {
    for (const field of document.querySelectorAll<HTMLInputElement>(TYPED)) type(field);
  });
  await pressAll('form button[type=submit]');
  const last = logout();
  if (last) await tell(nameOf(last), () => use(last));
  if (name === WHOLE) for (const [said, happen] of Object.entries(HAPPENINGS)) await tell(said, happen);
  await expect(`${told.join('\n')}\n`).toMatchFileSnapshot(`page-presses/${name.replaceAll(/[^\w]+/g, '-')}.txt`);
});

async function inAct(work: () => void): Promise<void> {
  await act(async () => work());
  await settle();
}

/** The next one, in the dialog that is open: there, what closes it comes last, as often as it opens. */
function find(page: string, selector: string, pressed: ReadonlySet<string>): HTMLElement | undefined {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const controls = [...(dialog ?? document.querySelector(page) ?? document).querySelectorAll<HTMLElement>(selector)];
  const offered = controls.filter(
    (control) =>
      !control.closest('[hidden], dialog:not([open])') && !control.hasAttribute('disabled') && control !== logout(),
  );
  const isNew = (control: HTMLElement) => !pressed.has(kindOf(control));
  const closes = (control: HTMLElement) => /^Close/.test(labelOf(control));
  return offered.find((one) => isNew(one) && !closes(one)) ?? (dialog ? offered.find(closes) : offered.find(isNew));
}

/** Ends what else there is to press. */
function logout(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('main button')].find((button) => labelOf(button) === 'Logout');
}

/** Up to what it is about: `Wishlist: ThinkPad T480` is like each other heart of its section. */
function kindOf(control: HTMLElement): string {
  const section = control.closest('section[aria-labelledby]')?.getAttribute('aria-labelledby') ?? '';
  return `${labelOf(control).split(/[:\d]/)[0]} ${section}`;
}

function labelOf(control: HTMLElement): string {
  return control.getAttribute('aria-label') ?? control.getAttribute('name') ?? control.textContent ?? '';
}

function nameOf(control: HTMLElement): string {
  return outline(control.outerHTML).split('\n')[0] || control.id || control.tagName.toLowerCase();
}

function use(control: HTMLElement): void {
  if (control instanceof HTMLInputElement && control.type === 'range') {
    return void fireEvent.change(control, { target: { value: '50' } });
  }
  if (!(control instanceof HTMLSelectElement)) {
    control.focus();
    fireEvent.click(control);
    const popover = document.getElementById(control.getAttribute('popovertarget') ?? '');
    return void (popover?.hasAttribute('open') ? popover.hidePopover() : popover?.showPopover());
  }
  const other = [...control.options].findLast(({ selected, disabled }) => !selected && !disabled);
  fireEvent.change(control, { target: { value: other?.value ?? control.value } });
}

function type(field: HTMLInputElement): void {
  const value = { email: 'maria@example.gr', tel: '6940000000', password: 'a long password' }[field.type];
  fireEvent.change(field, { target: { value: value ?? 'Maria 12' } });
}

function linesOf(): string[] {
  return outline(document.body.innerHTML).split('\n');
}
