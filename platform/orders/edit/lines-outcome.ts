import { Undone } from '../../db/transact.ts';

/** Why the goods of an order stay as they are. */
export type LinesRefusal =
  | 'called_off'
  /** Money of it has come, or is held by its provider. */
  | 'paid'
  /** A piece has left the house. */
  | 'sent'
  /** Its buyer has withdrawn or sent something back. */
  | 'withdrawn'
  /** Nothing would be left: such an order is cancelled. */
  | 'empty'
  /** The way of delivery does not take these goods. */
  | 'no_delivery'
  /** So much is not paid this way: cash has a limit. */
  | 'no_payment';

export type LinesOutcome =
  /** `lostCode`: the code that does nothing any more, because the goods are below its minimum. */
  | { status: 'edited'; lostCode: string | null }
  | { status: 'unchanged' | 'unknown_order' | LinesRefusal }
  /** The refused names: no single variant has them, the order lacks them, or the stock is too low. */
  | { status: 'unknown_pieces' | 'not_in_order' | 'no_stock'; names: string[] };

export const refused = (outcome: LinesOutcome) => new Undone<LinesOutcome>(outcome);
