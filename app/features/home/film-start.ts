interface Circumstances {
  /** `prefers-reduced-motion`. */
  isCalm: boolean;
  /** Save-Data is on. */
  savesData: boolean;
  /** `navigator.connection.effectiveType`; undefined where the browser does not tell. */
  connection: string | undefined;
}

const SLOW = ['slow-2g', '2g', '3g'];

/** Whether the films of the front page start by themselves, one after the other. */
export function startsFilms({ isCalm, savesData, connection }: Circumstances): boolean {
  return !isCalm && !savesData && !(connection !== undefined && SLOW.includes(connection));
}
