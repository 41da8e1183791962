/** Whether the films of the front page may start: by themselves, when somebody asks, or not at all. */
export type FilmStart = 'never' | 'onTap' | 'byItself';

interface Circumstances {
  /** `prefers-reduced-motion`. */
  isCalm: boolean;
  /** Save-Data is on. */
  savesData: boolean;
  /** `navigator.connection.effectiveType`; undefined where the browser does not tell. */
  connection: string | undefined;
  /** Wide enough for a film to be worth its bytes: 48 em. */
  isWide: boolean;
}

const SLOW = ['slow-2g', '2g', '3g'];

export function filmStart({ isCalm, savesData, connection, isWide }: Circumstances): FilmStart {
  if (isCalm || savesData || (connection !== undefined && SLOW.includes(connection))) return 'never';
  return isWide ? 'byItself' : 'onTap';
}
