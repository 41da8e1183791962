/** The keys of a combobox, as the WAI-ARIA Authoring Practices name them. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useCombobox } from './use-combobox.ts';

const onChoose = vi.fn();
afterEach(() => vi.clearAllMocks());

function Box({ count }: { count: number }) {
  const input = useRef<HTMLInputElement>(null);
  const { marked, isShown } = useCombobox({ input, id: 'list', count, onChoose });
  return (
    <>
      <input ref={input} />
      <output>{isShown ? marked : 'closed'}</output>
    </>
  );
}

function open(count: number) {
  render(<Box count={count} />);
  const box = screen.getByRole<HTMLInputElement>('combobox');
  const state = () => [
    screen.getByRole('status').textContent,
    box.getAttribute('aria-expanded'),
    box.getAttribute('aria-controls'),
    box.getAttribute('aria-activedescendant'),
  ];
  /** @returns whether the browser does with the key what it always does */
  const press = (key: string, more = {}) => fireEvent.keyDown(box, { key, ...more });
  const type = (value: string) => fireEvent.input(box, { target: { value } });
  return { box, state, press, type };
}

const CLOSED = ['closed', 'false', null, null];
const at = (place: number) => [String(place), 'true', 'list', place < 0 ? null : `list-${place}`];

it('moves through the list and the box, round and round', () => {
  const { box, state, press } = open(2);
  expect(state()).toEqual(CLOSED);
  act(() => box.focus());
  expect(state()).toEqual(at(-1));
  for (const place of [0, 1, -1, 0]) {
    expect(press('ArrowDown')).toBe(false);
    expect(state()).toEqual(at(place));
  }
  for (const place of [-1, 1]) {
    press('ArrowUp');
    expect(state()).toEqual(at(place));
  }
});

it('takes what is marked, and lets Enter search where nothing is', () => {
  const { state, press, type } = open(2);
  type('t480');
  press('ArrowDown');
  press('ArrowDown');
  expect(press('Enter')).toBe(false);
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(1);
  expect(state()).toEqual(CLOSED);
  // Another letter unmarks what was marked for the words before.
  press('ArrowDown');
  type('t480s');
  expect(state()).toEqual(at(-1));
  expect(press('Enter')).toBe(true);
  expect(onChoose).toHaveBeenCalledOnce();
  expect(state()).toEqual(CLOSED);
});

it('closes by Escape or Alt and up, when the box is left, and leaves a second Escape to the browser', () => {
  const { box, state, press, type } = open(2);
  type('t480');
  press('ArrowDown');
  expect(press('Escape')).toBe(false);
  expect(state()).toEqual(CLOSED);
  expect(box.value).toBe('t480');
  expect(press('Escape')).toBe(true);
  press('ArrowDown');
  expect(state()).toEqual(at(0));
  press('ArrowUp', { altKey: true });
  expect(state()).toEqual(CLOSED);
  press('ArrowDown');
  fireEvent.blur(box);
  expect(state()).toEqual(CLOSED);
});

it('without options shows no list, and moves nowhere', () => {
  const { state, press, type } = open(0);
  type('zzz');
  expect(press('ArrowDown')).toBe(true);
  expect(state()).toEqual(CLOSED);
  expect(press('Enter')).toBe(true);
});
