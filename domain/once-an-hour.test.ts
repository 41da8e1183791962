import { expect, it } from 'vitest';
import { onceAnHour } from './once-an-hour.ts';

it('asks once for each hour, and again for one that has come back', () => {
  const asked: string[] = [];
  const answer = onceAnHour((now) => {
    asked.push(now.toISOString());
    return { day: now.getUTCDate() };
  });
  const at = (time: string) => answer(new Date(`2026-10-25T${time}Z`));
  expect(at('11:00:00.000')).toBe(at('11:59:59.999'));
  expect(at('12:00:00.000')).not.toBe(at('11:00:00.000'));
  expect(asked).toEqual(['2026-10-25T11:00:00.000Z', '2026-10-25T12:00:00.000Z', '2026-10-25T11:00:00.000Z']);
});
