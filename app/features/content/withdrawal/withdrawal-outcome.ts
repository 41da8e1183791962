import type { WithdrawalErrors, WithdrawalField, WithdrawalStatement } from '#domain/forms/withdrawal-form.ts';

export type WithdrawalValues = Record<WithdrawalField, string>;

/** Where the visitor stands: step one with or without mistakes, step two, or done. */
export type WithdrawalOutcome =
  | { step: 'form'; values: WithdrawalValues; errors: WithdrawalErrors }
  /** `failure`: it was confirmed but not sent; the server's sentence, or null when there is none. */
  | { step: 'review'; statement: WithdrawalStatement; failure?: { message: string | null } }
  | { step: 'done'; statement: WithdrawalStatement; receivedAt: string; isAcknowledged: boolean };
