/**
 * What changes on a page when each of its buttons is pressed, each choice made and each form sent, empty and filled, one after the
 * other. Things that are alike are pressed once. After a change that is meant: `npx vitest run app/page-presses -u`, and read the
 * difference.
 */
import { act, cleanup, fireEvent } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openStore, settle } from '#tests/support/open-store.tsx';
import { outline } from '#tests/support/outline.ts';
import { outlinedCustomer } from '#tests/support/outlined-customer.ts';
import { outlinedShop } from '#tests/support/outlined-shop.ts';
import { createTestStorefront, type TestStorefront } from '#tests/support/storefront-handler.tsx';
import { endSession, startSession } from './state/auth-state.ts';
import { clearCart } from './state/cart-state.ts';
import { clearCompared } from './state/compare-state.ts';
import { dismissToast, getToasts } from './state/toasts.ts';

/** Whose frame is pressed too, which is the same around each. */
const WHOLE = 'home';
const LOGGED_IN = 'account of a customer';

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
  [LOGGED_IN]: '/en/account?tab=orders',
  'grade guide': '/en/services/grade-guide',
};

/** They were told when they came. */
const MOST_GONE = 8;
/** A dialog that does not close is pressed no further. */
const MOST_CLOSED = 8;

/** React says once that the simulated browser does not know `<search>`. */
const NEW_TAGS = /^The tag <%s> is unrecognized in this browser/;

const PRESSED = 'button, select, summary, input[type=checkbox], input[type=radio], input[type=range]';
const TYPED =
  'input:not([type=hidden], [type=checkbox], [type=radio], [type=range], [type=file], [name=website]), textarea';

let store: TestStorefront;
beforeAll(async () => {
  store = await createTestStorefront({ platform: outlinedShop });
});
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T08:00:00Z') });
});
afterEach(() => {
  cleanup();
  endSession();
  clearCart();
  clearCompared();
  for (const { id } of getToasts()) dismissToast(id);
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each(Object.entries(PAGES))('%s', async (name, address) => {
  if (name === LOGGED_IN) startSession({ accessToken: 'token', expiresAt: '2999-01-01T00:00:00.000Z' });
  const router = await openStore(store, outlinedCustomer, address);
  const where = () => router.state.location.pathname + router.state.location.search;
  const start = where();
  const told: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((error) => {
    if (!NEW_TAGS.test(error)) told.push(`  ! ${error}`);
  });
  async function press(control: HTMLElement) {
    const [said = ''] = outline(control.outerHTML).split('\n');
    const [before, from] = [linesOf(), where()];
    await inAct(() => use(control));
    const after = linesOf();
    const gone = before.filter((line) => !after.includes(line));
    told.push(
      `> ${said}`,
      ...(where() === from ? [] : [`  ${where()}`]),
      ...gone.slice(0, MOST_GONE).map((line) => `  - ${line}`),
      ...(gone.length > MOST_GONE ? [`  - and ${gone.length - MOST_GONE} more`] : []),
      ...after.filter((line) => !before.includes(line)).map((line) => `  + ${line}`),
    );
    if (where() !== start) await inAct(() => void router.navigate(start));
  }
  async function pressAll(selector: string) {
    const pressed = new Set<string>();
    let closed = 0;
    const page = name === WHOLE ? 'body' : 'main';
    for (let control = find(page, selector, pressed); control; control = find(page, selector, pressed)) {
      if (pressed.has(kindOf(control)) && ++closed > MOST_CLOSED) break;
      pressed.add(kindOf(control));
      await press(control);
    }
  }
  await pressAll(PRESSED);
  await inAct(() => {
    for (const field of document.querySelectorAll<HTMLInputElement>(TYPED)) type(field);
  });
  await pressAll('form button[type=submit]');
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
    (control) => !control.closest('[hidden], dialog:not([open])') && !control.hasAttribute('disabled'),
  );
  const isNew = (control: HTMLElement) => !pressed.has(kindOf(control));
  const closes = (control: HTMLElement) => /^Close/.test(kindOf(control));
  return offered.find((one) => isNew(one) && !closes(one)) ?? (dialog ? offered.find(closes) : offered.find(isNew));
}

/** Up to what it is about: `Wishlist: ThinkPad T480` is like each other heart. */
function kindOf(control: HTMLElement): string {
  const label = control.getAttribute('aria-label') ?? control.getAttribute('name') ?? control.textContent ?? '';
  return label.split(/[:\d]/)[0] ?? '';
}

function use(control: HTMLElement): void {
  if (!(control instanceof HTMLSelectElement)) return void fireEvent.click(control);
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
