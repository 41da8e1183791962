/**
 * All limits on unknown visitors. Each says why an honest buyer does not meet it.
 *
 * An allowance counts for one address. The wider groups around it have a multiple of it (`addressGroups`): a /24 of IPv4 four times as
 * much, of IPv6 a /56 twice and a /48 four times. Limits of one person or one cart are beside it.
 */
import type { Allowance } from './rate-limit.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Goods that wait for a payment.
 *
 * A buyer beyond these limits can still pay: the payment begins and holds no goods. It becomes an order if the goods are still there when
 * the money comes, otherwise the authorisation is voided. So all customers of a mobile operator behind one address can buy; the last
 * piece that two of them want goes to the one who pays first.
 */
export const HOLDS = {
  /** Pieces taken out of stock for payments of one address: thirty laptops at once, then thirty an hour. */
  pieces: { capacity: 30, refillMs: 2 * MINUTE },
  /** Pieces of one checkout. A larger order is sold when it is paid; an office that buys so many orders by telephone. */
  mostPieces: 10,
  /** So long goods wait for a buyer who has typed nothing on the provider's page. Reading a card number takes two minutes. */
  untouchedMs: 12 * MINUTE,
} as const;

/** Payments begun; each asks a provider for a session. */
export const PAYMENT_STARTS = {
  /** A shop of 200 orders a day has some twenty in its best hour, from all addresses together; one address may begin 600 an hour. */
  address: { capacity: 200, refillMs: 6 * SECOND },
  /** A press of the button again finds the payment under way and is not counted: ten are ten cards or ten changes of mind. */
  checkout: { capacity: 10, refillMs: 3 * MINUTE },
} as const satisfies Record<string, Allowance>;

/**
 * Questions to a provider about one payment: by its messages, which not every provider signs, by the buyer's way back and by the sweeper. A
 * payment has some five of them; a message beyond is sent again, and the sweeper asks by itself.
 */
export const PROVIDER_QUESTIONS: Allowance = { capacity: 20, refillMs: 10 * SECOND };

/**
 * Orders whose money comes later: at the door, in the shop, by transfer. Each takes goods out of stock and mails the address that was
 * typed. One beyond these limits is asked to be confirmed by a link in a mail; one beyond those of `confirmed` is made by telephone.
 */
export const UNPAID_ORDERS = {
  /** An office orders five times in an afternoon, and goes on after a press in its mailbox. */
  address: { capacity: 5, refillMs: 30 * MINUTE },
  /** One mailbox, however it is written (`mailboxOf`). Three orders a day that are not paid yet are unusual already. */
  mailbox: { capacity: 3, refillMs: 4 * HOUR },
  /** A larger order is confirmed, too. */
  mostPieces: 10,
  /** Mails that ask for the confirmation, so that the shop cannot fill a mailbox. */
  mails: { address: { capacity: 10, refillMs: 10 * MINUTE }, mailbox: { capacity: 3, refillMs: HOUR } },
  confirmed: { address: { capacity: 20, refillMs: 30 * MINUTE }, mailbox: { capacity: 5, refillMs: 2 * HOUR } },
} as const;

/**
 * Discount codes that do not exist. An existing code is never counted, so that all receivers of a mailing can type it.
 */
export const WRONG_CODES = {
  /** A buyer mistypes once or twice. */
  cart: { capacity: 10, refillMs: 6 * MINUTE },
  /** Thirty at once, then thirty an hour: an office, or an operator's customers. Four letters have half a million codes. */
  address: { capacity: 30, refillMs: 2 * MINUTE },
} as const satisfies Record<string, Allowance>;

/** Companies looked up for an invoice, in a registry of others. An office orders for a handful of companies in an hour. */
export const COMPANY_QUESTIONS: Allowance = { capacity: 10, refillMs: 2 * MINUTE };

/** The forms of the store, which write mails. A message beyond the limit of an address is refused with a time; what was typed stays. */
export const FORMS = {
  /** Messages, and withdrawals, of one address: ten at once, then one a minute, more than any person needs. */
  sent: { capacity: 10, refillMs: MINUTE },
  /**
   * Copies and acknowledgements to one mailbox, so that a form cannot fill it. What is beyond them still counts: a person who types a
   * stranger's address must not keep that stranger from withdrawing.
   */
  mailbox: { capacity: 5, refillMs: 15 * MINUTE },
  /** Logins of the platform's newer accounts that are finished or renewed: a login is one call, and a renewal one in two hours. */
  logins: { capacity: 30, refillMs: 10 * SECOND },
} as const satisfies Record<string, Allowance>;

/** Fetches of the profiles of buyers' agents, whose addresses strangers name. A known profile is not fetched again for a minute at least. */
export const AGENT_PROFILES = {
  /** Of one process, for all agents together. */
  all: { capacity: 60, refillMs: SECOND },
  /** That one address makes it do. */
  address: { capacity: 20, refillMs: 3 * SECOND },
} as const satisfies Record<string, Allowance>;

/** Attempts at passwords and the like, on all accounts and on one. Successful attempts are given back. */
interface AttemptAllowances {
  /** One account from one address: stops mistyped passwords. Wider groups have more at once, and no more come back. */
  pair: Allowance;
  /** Many accounts from one address: a household, an office or an operator shares it. */
  address: Allowance;
  /** One account from everywhere. Wider than all that one network may try, so that a stranger does not lock its owner out. */
  account: Allowance;
}

export const ATTEMPTS = {
  login: {
    pair: { capacity: 10, refillMs: MINUTE },
    address: { capacity: 50, refillMs: MINUTE / 2 },
    account: { capacity: 100, refillMs: MINUTE },
  },
  recover: {
    pair: { capacity: 3, refillMs: 20 * MINUTE },
    address: { capacity: 10, refillMs: 6 * MINUTE },
    account: { capacity: 6, refillMs: 20 * MINUTE },
  },
  create: {
    pair: { capacity: 10, refillMs: 6 * MINUTE },
    address: { capacity: 20, refillMs: 6 * MINUTE },
    account: { capacity: 20, refillMs: 6 * MINUTE },
  },
  /** Wishes to hear when a product is back. Each mails the address that was typed. */
  alert: {
    pair: { capacity: 5, refillMs: 20 * MINUTE },
    address: { capacity: 20, refillMs: 6 * MINUTE },
    account: { capacity: 10, refillMs: HOUR },
  },
  /** A new password or e-mail in an account that is open already. */
  change: {
    pair: { capacity: 10, refillMs: 6 * MINUTE },
    address: { capacity: 50, refillMs: MINUTE },
    account: { capacity: 20, refillMs: 6 * MINUTE },
  },
} as const satisfies Record<string, AttemptAllowances>;

/** An address with a successful login passes the account's own limit for so long, so that its owner is never locked out at home. */
export const KNOWN_ADDRESS_MS = 90 * DAY;
