import sprite from './icons.svg';

export type IconName =
  | 'alert'
  | 'arrow'
  | 'card'
  | 'card-american-express'
  | 'card-mastercard'
  | 'card-visa'
  | 'cart'
  | 'chat'
  | 'check'
  | 'chip'
  | 'close'
  | 'compare'
  | 'down'
  | 'ext'
  | 'filter'
  | 'grid'
  | 'heart'
  | 'info'
  | 'leaf'
  | 'left'
  | 'list'
  | 'lock'
  | 'mail'
  | 'menu'
  | 'minus'
  | 'pause'
  | 'phone'
  | 'pin'
  | 'play'
  | 'plug'
  | 'plus'
  | 'right'
  | 'search'
  | 'shield'
  | 'truck'
  | 'undo'
  | 'user'
  | 'win';

/** A picture that speeds up reading; the words beside it, or its button's label, carry the meaning. */
export function Icon({ name, small = false }: { name: IconName; small?: boolean }) {
  return (
    <svg className={small ? 'i i--s' : 'i'} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

export function GradeIcon({ grade, large = false }: { grade: string; large?: boolean }) {
  return (
    <svg className={large ? 'lid lid--l' : 'lid'} viewBox="0 0 28 19" aria-hidden="true">
      <use href={`${sprite}#lid-${grade}`} />
    </svg>
  );
}
