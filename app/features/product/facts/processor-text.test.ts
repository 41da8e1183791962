import { describe, expect, it } from 'vitest';
import { parseCpu } from '#domain/machine/laptop-cpu.ts';
import { processorTip } from './processor-text.ts';
import { processorUse } from './processor-use.ts';

describe('what a processor is explained with', () => {
  it.each([
    ['Core i5-8350U', 'office', 'generation'],
    ['Core i5-6300U', 'office', 'generation'],
    ['Core m3-7Y32', 'light', 'generation'],
    ['Core i5, 8ης γενιάς', null, 'other'],
    ['Core i5', null, 'other'],
    ['Core Ultra 5 125U', 'office', 'other'],
    ['Xeon E-2176M', 'office', 'other'],
    ['Celeron N4120', 'light', 'other'],
    ['Pentium Gold 4425Y', 'light', 'other'],
    ['Ryzen 5 PRO 4650U', 'office', 'other'],
    ['AMD A10-9700B', null, 'other'],
    ['Apple M1', 'apple', 'other'],
    ['a machine that names none', null, 'other'],
  ])('%s: %s, %s', (text, use, tip) => {
    const cpu = parseCpu(text, false);
    expect([processorUse(cpu, null), processorTip(cpu)]).toEqual([use, tip]);
  });

  it.each([
    [3, 'light'],
    [8, 'office'],
  ])('with %s GB of memory: %s', (ramGb, use) => expect(processorUse(parseCpu('A13 Bionic', false), ramGb)).toBe(use));
});
