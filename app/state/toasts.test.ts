import { beforeEach, expect, it } from 'vitest';
import { dismissToast, getToasts, showToast, showToasts, takeBackToasts } from './toasts.ts';

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
  takeBackToasts('contact');
  expect(titles()).toEqual(['other', 'nobody’s']);
  takeBackToasts(undefined);
  expect(titles()).toEqual(['other', 'nobody’s']);
});

it('takes away the errors of a form when it succeeds, and keeps its other successes', () => {
  showToast({ kind: 'error', title: 'no', source: 'login' });
  showToast({ kind: 'info', title: 'elsewhere', source: 'login' });
  showToast({ kind: 'success', title: 'created', source: 'login' });
  showToast({ kind: 'success', title: 'welcome', source: 'login' });
  expect(titles()).toEqual(['created', 'welcome']);
});

it('takes away the one message that is closed', () => {
  for (const title of ['a', 'b', 'c']) showToast({ kind: 'info', title });
  dismissToast(getToasts()[1]?.id ?? 0);
  expect(titles()).toEqual(['a', 'c']);
});
