/** How the enlarged picture answers keys, wheel and fingers. */
import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useZoom } from './use-zoom.ts';

const turn = vi.fn();
beforeEach(() => {
  Element.prototype.scrollBy = () => {};
});
afterEach(() => vi.clearAllMocks());

function View() {
  const view = useRef<HTMLDivElement>(null);
  const { level, isSmallest, isLargest } = useZoom(view, turn);
  return (
    <dialog open>
      <div ref={view} data-testid="view">
        <img src="/x.webp" alt="" />
      </div>
      <output>{[level.toFixed(2), isSmallest && 'smallest', isLargest && 'largest'].filter(Boolean).join(' ')}</output>
    </dialog>
  );
}

function open() {
  render(<View />);
  const view = screen.getByTestId('view');
  const level = () => screen.getByRole('status').textContent;
  const key = (name: string, more = {}) => fireEvent.keyDown(view, { key: name, ...more });
  const swipe = (from: number, to: number) => {
    fireEvent.touchStart(view, { touches: [{ clientX: from, clientY: 0 }] });
    fireEvent.touchEnd(view, { changedTouches: [{ clientX: to, clientY: 0 }] });
  };
  return { view, level, key, swipe };
}

it('grows and shrinks by keys within its bounds', () => {
  const { level, key } = open();
  expect(level()).toBe('1.00 smallest');
  // What was pressed is not the browser's any more.
  expect(key('+')).toBe(false);
  expect(level()).toBe('1.50');
  key('=');
  expect(level()).toBe('2.25');
  key('-');
  expect(level()).toBe('1.50');
  for (let times = 0; times < 5; times += 1) key('+');
  expect(level()).toBe('4.00 largest');
  key('0');
  expect(level()).toBe('1.00 smallest');
  key('-');
  expect(level()).toBe('1.00 smallest');
});

it('leaves the browser its own keys', () => {
  const { level, key } = open();
  for (const held of ['ctrlKey', 'metaKey', 'altKey']) expect(key('+', { [held]: true })).toBe(true);
  expect(key('a')).toBe(true);
  expect(level()).toBe('1.00 smallest');
});

it('turns to the next picture by arrows and swipes, while nothing is enlarged', () => {
  const { key, swipe } = open();
  key('ArrowRight');
  key('ArrowLeft');
  swipe(200, 100);
  swipe(100, 200);
  expect(turn.mock.calls).toEqual([[1], [-1], [1], [-1]]);
  swipe(100, 140);
  key('+');
  key('ArrowRight');
  swipe(200, 100);
  expect(turn).toHaveBeenCalledTimes(4);
});

it('grows by the wheel, by a double press and by two fingers', () => {
  const { view, level } = open();
  fireEvent.wheel(view, { deltaY: -400 });
  expect(level()).toBe('2.72');
  fireEvent.wheel(view, { deltaY: 4_000 });
  expect(level()).toBe('1.00 smallest');
  fireEvent.doubleClick(view);
  expect(level()).toBe('3.00');
  fireEvent.doubleClick(view);
  expect(level()).toBe('1.00 smallest');
  const fingers = (...places: number[]) => ({ touches: places.map((clientX) => ({ clientX, clientY: 0 })) });
  fireEvent.touchStart(view, fingers(0, 100));
  fireEvent.touchMove(view, fingers(0, 150));
  expect(level()).toBe('1.50');
  fireEvent.touchMove(view, fingers(0, 200));
  expect(level()).toBe('2.00');
  // Two fingers that leave turn no page.
  fireEvent.touchEnd(view, { changedTouches: [{ clientX: 500, clientY: 0 }] });
  expect(turn).not.toHaveBeenCalled();
});
