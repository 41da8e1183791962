import { expect, it } from 'vitest';
import { warmUp } from './warm-up.ts';

function played(statuses: Record<string, number[]>) {
  let time = 0;
  const asked: string[] = [];
  const clock = {
    now: () => time,
    pause: async (ms: number) => {
      time += ms;
    },
  };
  const statusOf = async (page: string) => {
    asked.push(page);
    const left = statuses[page] ?? [];
    return (left.length > 1 ? left.shift() : left[0]) ?? 200;
  };
  return { asked, clock, statusOf, time: () => time };
}

it('asks for each page until it comes', async () => {
  const { asked, clock, statusOf } = played({ '/products': [503, 503, 200], '/en/products': [200] });
  expect(await warmUp(['/products', '/en/products'], statusOf, clock)).toEqual([]);
  expect(asked.toSorted()).toEqual(['/en/products', '/products', '/products', '/products']);
});

it('lets the store open when a page never comes', async () => {
  const { clock, statusOf, time } = played({ '/products': [503], '/en/products': [200] });
  expect(await warmUp(['/products', '/en/products'], statusOf, clock)).toEqual(['/products']);
  expect(time()).toBe(20_000);
});
