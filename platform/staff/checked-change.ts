/** A change by staff: in turn with others of the same thing, refused when its form is stale, and in the audit log. */
import { parseJson } from '#domain/parse-json.ts';
import type { PlatformContext } from '../context.ts';
import { noteBegin, type Values } from './audit-log.ts';
import { takeTurn } from './turns.ts';

export interface CheckedChange {
  /** Such as `order 1001`. */
  subject: string;
  /** The values that the change can touch: compared with those the form was made of, and written into the audit log. */
  read: () => Promise<Values>;
  /**
   * @param tell how far long work is
   * @returns an outcome that is one of `done`, or why nothing was done; with the page to go to, unless it is the form's own
   */
  run: (tell: Tell) => Promise<string | readonly [outcome: string, to: string]>;
  done: readonly string[];
}

export type Tell = (progress: string) => void;

/** A value that is not what the form showed. */
type Difference = readonly [name: string, shown: string, now: string];

/** Ends its turn, and in the audit log, also when it throws. */
type Begun = (tell: Tell) => Promise<{ outcome: string; to: string | undefined }>;

/**
 * @param shown JSON of the values that the form was made of
 * @returns what is different by now, or the change, begun; null while others change the same for long
 */
export async function beginChange(
  context: PlatformContext,
  who: { staff: string; action: string },
  { subject, read, run, done }: CheckedChange,
  shown: unknown,
): Promise<readonly Difference[] | Begun | null> {
  const endTurn = await takeTurn(context, subject);
  if (!endTurn) return null;
  try {
    const before = await read();
    const changed = differences(shown, before);
    if (changed.length > 0) {
      await endTurn();
      return changed;
    }
    const noteEnd = await noteBegin(context, { ...who, subject }, before);
    return (tell) => end(tell, noteEnd).finally(endTurn);
  } catch (error) {
    await endTurn();
    throw error;
  }

  async function end(tell: Tell, noteEnd: Awaited<ReturnType<typeof noteBegin>>) {
    try {
      const [outcome = '', to] = [await run(tell)].flat();
      await noteEnd(done.includes(outcome) ? 'done' : outcome, await read());
      return { outcome, to };
    } catch (error) {
      await noteEnd('failed', await read());
      throw error;
    }
  }
}

/** A form of others has no values to compare; its change finds out what it may do. */
function differences(shown: unknown, now: Values): Difference[] {
  const seen = (typeof shown === 'string' ? parseJson(shown) : null) ?? {};
  return Object.entries(now)
    .map(([name, value]) => [name, String((seen as Values)[name]), String(value)] as const)
    .filter(([name, showed, value]) => Object.hasOwn(seen, name) && showed !== value);
}
