import { nextTurn } from '#domain/next-turn.ts';

/**
 * A product takes about half a millisecond. The number is low because the garbage collector marks objects in this thread, the longer
 * the more memory a turn allocates.
 */
const ITEMS_A_TURN = 2;

/** Spreads a list over turns of the event loop, so that other requests are served between its items. */
export function inTurns<Item>(items: readonly Item[]): readonly (Item | Promise<Awaited<Item>>)[] {
  let turn: Promise<void> | undefined;
  return items.map((item, index) => {
    if (index > 0 && index % ITEMS_A_TURN === 0) turn = turn ? turn.then(nextTurn) : nextTurn();
    // Both are awaited from the start: an item that fails before its turn would otherwise be an unhandled rejection.
    return turn ? Promise.all([item, turn]).then(([answered]) => answered) : item;
  });
}
