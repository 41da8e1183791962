import { createPersistedState } from './persisted-state.ts';
import { isRecord, isTextOrNull } from './stored-shape.ts';

interface CartCode {
  /** Null where no code is to be used. */
  code: string | null;
}

/** The discount code that the next checkout gets, under the local storage key `code`. The checkout decides whether it holds. */
export const cartCode = createPersistedState<CartCode>({
  key: 'code',
  initial: { code: null },
  parse: (value) => (isRecord(value) && isTextOrNull(value.code) ? { code: value.code } : null),
});
