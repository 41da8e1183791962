import { CommandFailure, type CommandInput, positional, type Shell, type ShopCommand } from '../command.ts';
import { readOrderNumber } from '../read-values.ts';
import { showOrder, unknownOrder } from '../show-order.ts';

type Change<Outcome> = (number: number, input: CommandInput, shell: Shell) => Promise<Outcome>;

interface OrderCommand<Outcome extends string, Done extends Outcome>
  extends Omit<ShopCommand, 'path' | 'positionals' | 'sendsMail' | 'run'> {
  /** Of `orders NAME`. */
  name: string;
  done: Done;
  /** The text after the number of an unchanged order. */
  refusals: Record<Exclude<Outcome, Done | 'unknown_order'>, string>;
  change: Change<Outcome>;
}

/** A command that changes one order and tells its buyer: it shows the order as it is then, or says why nothing was done. */
export function orderCommand<Outcome extends string, Done extends Outcome>({
  name,
  done,
  refusals,
  change,
  ...text
}: OrderCommand<Outcome, Done>): ShopCommand {
  return {
    ...text,
    path: ['orders', name],
    sendsMail: true,
    positionals: [{ name: 'ORDER', help: "The order's number, such as 1001" }],
    async run(input, shell) {
      const number = readOrderNumber(positional(input, 0));
      const outcome = await change(number, input, shell);
      if (outcome === 'unknown_order') throw unknownOrder(number);
      if (outcome !== done) {
        const why = refusals[outcome as Exclude<Outcome, Done | 'unknown_order'>];
        throw new CommandFailure(`Order #${number} ${why}.`);
      }
      await showOrder(shell, number);
    },
  };
}
