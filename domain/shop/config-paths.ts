import type { FactKey } from '../facts/fact-definitions.ts';
import type { PressArticle, Review, ShopConfig } from './shop-config.ts';

interface WholeConfig extends ShopConfig {
  press: PressArticle | null;
  reviews: readonly Review[];
}

/** Told as one value: a text in each language, a span, a list, and what has names of its own. */
type One =
  | string
  | number
  | boolean
  | readonly unknown[]
  | { el: unknown }
  | { from: number; to: number }
  | { open: string; close: string }
  | Readonly<Partial<Record<FactKey, string | undefined>>>;

type PathsOf<Values, Before extends string = ''> = {
  [Key in keyof Values & string]-?:
    | `${Before}${Key}`
    | (NonNullable<Values[Key]> extends infer Value
        ? Value extends One
          ? never
          : string extends keyof Value
            ? never
            : PathsOf<Value, `${Before}${Key}.`>
        : never);
}[keyof Values & string];

/** Each value of `shop.config.ts` and each group of them: `delivery.freeAboveCents`. */
export type ConfigPath = PathsOf<WholeConfig>;

/** What each does, for the owner. */
export type ConfigWords = Readonly<Record<ConfigPath, string>>;
