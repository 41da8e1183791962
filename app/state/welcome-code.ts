import { createPersistedState } from './persisted-state.ts';
import { isRecord } from './stored-shape.ts';

interface WelcomeCode {
  isUsed: boolean;
}

/** Whether the next checkout gets the shop's welcome code, under the local storage key `code`. The checkout decides whether it holds. */
export const welcomeCode = createPersistedState<WelcomeCode>({
  key: 'code',
  initial: { isUsed: false },
  parse: (value) => (isRecord(value) && typeof value.isUsed === 'boolean' ? { isUsed: value.isUsed } : null),
});
