/** Whether the films of the front page start by themselves: all in turn, the first alone, or none. */
export type FilmStart = 'never' | 'first' | 'all';

interface Circumstances {
  /** `prefers-reduced-motion`. */
  isCalm: boolean;
  /** Save-Data is on. */
  savesData: boolean;
  /** `navigator.connection.effectiveType`; undefined where the browser does not tell. */
  connection: string | undefined;
  /** Wide enough for all films to be worth their bytes: 48 em. */
  isWide: boolean;
}

const SLOW = ['slow-2g', '2g', '3g'];

export function filmStart({ isCalm, savesData, connection, isWide }: Circumstances): FilmStart {
  if (isCalm || savesData || (connection !== undefined && SLOW.includes(connection))) return 'never';
  return isWide ? 'all' : 'first';
}
