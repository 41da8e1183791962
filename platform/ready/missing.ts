/** Something that a shop lacks before it can open. */
export interface Missing {
  /** The check's name, for programs. */
  check:
    | 'facts'
    | 'reviews'
    | 'texts'
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
  /** The remedy, and where to apply it. */
  todo: string;
}
