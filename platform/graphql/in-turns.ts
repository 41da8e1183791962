import { nextTurn } from '#domain/next-turn.ts';

const ITEMS_A_TURN = 2;

/**
 * The items of a list that may be long and have many fields, a few in each turn of the event loop: nobody else waits until all of
 * them are answered. A product takes half a millisecond, but the engine cleans its memory in the same thread, and the more of it
 * the more a turn uses.
 */
export function inTurns<Item>(items: readonly Item[]): readonly (Item | Promise<Awaited<Item>>)[] {
  let turn: Promise<void> | undefined;
  return items.map((item, index) => {
    if (index > 0 && index % ITEMS_A_TURN === 0) turn = turn ? turn.then(nextTurn) : nextTurn();
    // An item that fails before its turn has come is waited for from the beginning.
    return turn ? Promise.all([item, turn]).then(([answered]) => answered) : item;
  });
}
