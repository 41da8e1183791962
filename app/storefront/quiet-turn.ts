import { nextTurn } from '#domain/next-turn.ts';

const LOOK_EVERY_MS = 2;
/** So long work in the background waits for answers at the most; it goes on however many are asked for. */
const WAIT_AT_MOST_MS = 50;

/** As `nextTurn`; what is being answered is finished first. */
export async function nextQuietTurn(isAnswering: () => boolean): Promise<void> {
  await nextTurn();
  for (let waited = 0; waited < WAIT_AT_MOST_MS && isAnswering(); waited += LOOK_EVERY_MS) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}
