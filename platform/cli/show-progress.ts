import type { TextSink } from './command.ts';

const STEPS = 20;

/** A line after every twentieth of a long work; nothing for a short one. */
export function showProgress(sink: TextSink, what: string): (done: number, all: number) => void {
  return (done, all) => {
    const isStep = Math.floor((done * STEPS) / all) > Math.floor(((done - 1) * STEPS) / all);
    if (all >= STEPS && isStep) sink.write(`${done} of ${all} ${what}\n`);
  };
}
