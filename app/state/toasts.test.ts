import { beforeEach, expect, it } from 'vitest';
import { dismissToast, getToasts, showToast, showToasts, takeBackFailures, takeBackToasts } from './toasts.ts';

const titles = () => getToasts().map(({ title }) => title);

beforeEach(() => {
  for (const { id } of getToasts()) dismissToast(id);
});

it('says the same words once', () => {
  showToast({ kind: 'error', title: 'a' });
  showToast({ kind: 'info', title: 'b' });
  showToast({ kind: 'error', title: 'a' });
  expect(titles()).toEqual(['b', 'a']);
});

it('keeps three at most, the newest, and all of one cause', () => {
  for (const title of ['a', 'b', 'c', 'd']) showToast({ kind: 'info', title });
  expect(titles()).toEqual(['b', 'c', 'd']);
  showToasts(['1', '2', '3', '4', '5'].map((title) => ({ kind: 'error', title })));
  expect(titles()).toEqual(['1', '2', '3', '4', '5']);
});

it('takes away what a form said when it is tried again, and nothing else', () => {
  showToast({ kind: 'error', title: 'no', source: 'contact' });
  showToast({ kind: 'error', title: 'other', source: 'login' });
  showToast({ kind: 'error', title: 'nobody’s' });
  takeBackFailures('contact');
  expect(titles()).toEqual(['other', 'nobody’s']);
});

it('replaces what a source said before, and keeps what it says at once', () => {
  showToast({ kind: 'error', title: 'no', source: 'login' });
  showToast({ kind: 'info', title: 'elsewhere', source: 'login' });
  showToasts(['created', 'welcome'].map((title) => ({ kind: 'success', title, source: 'login' })));
  expect(titles()).toEqual(['created', 'welcome']);
  takeBackFailures('login');
  expect(titles()).toEqual(['created', 'welcome']);
  showToast({ kind: 'success', title: 'logged out', source: 'login' });
  expect(titles()).toEqual(['logged out']);
});

it.each([
  ['a heart pressed twice', 'wish:1', ['added', 'removed'], ['removed']],
  ['two hearts', null, ['added one', 'added two'], ['added one', 'added two']],
])('of %s says what is true now', (_, source, said, left) => {
  for (const [index, title] of said.entries()) {
    showToast({ kind: 'success', title, source: source ?? `wish:${index}` });
  }
  expect(titles()).toEqual(left);
});

it('takes away whatever a source said when it stops being true', () => {
  showToast({ kind: 'success', title: 'in the cart', source: 'cart:1' });
  showToast({ kind: 'success', title: 'another', source: 'cart:2' });
  takeBackToasts('cart:1');
  expect(titles()).toEqual(['another']);
});

it('takes away the one message that is closed', () => {
  for (const title of ['a', 'b', 'c']) showToast({ kind: 'info', title });
  dismissToast(getToasts()[1]?.id ?? 0);
  expect(titles()).toEqual(['a', 'c']);
});
