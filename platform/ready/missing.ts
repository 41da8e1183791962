/** What a shop lacks before it can open. */
export interface Missing {
  /** What was looked at; programs decide by it. */
  check:
    | 'facts'
    | 'reviews'
    | 'certificates'
    | 'notice'
    | 'mail'
    | 'payment'
    | 'address'
    | 'proxy'
    | 'database'
    | 'promo'
    | 'goods'
    | 'makers'
    | 'pictures'
    | 'backup';
  what: string;
  /** What to do, and where. */
  todo: string;
}
