import { useLayoutEffect, useState } from 'react';
import styles from './later.css?url';

const LINK = `<link rel="stylesheet" href="${styles}"/>`;

/** The shell's link to the styles that no first window needs. In the body, so that nothing that is seen first waits for it. */
export function LaterStyles() {
  // The server may have turned it off (linkLaterStylesOnce).
  return <link rel="stylesheet" href={styles} suppressHydrationWarning />;
}

/**
 * The same styles, linked where a screen's own first window ends: the browser paints what stands above without waiting for
 * them. Who comes from another screen has them already.
 */
export function LaterStylesFromHere() {
  const [isFirstScreen] = useState(
    () => typeof document === 'undefined' || document.documentElement.dataset.visited === undefined,
  );
  useLayoutEffect(() => turnShellsLinkOn, []);
  return isFirstScreen && <link rel="stylesheet" href={styles} />;
}

/** It has been loaded, so its styles count at once. */
function turnShellsLinkOn(): void {
  document.querySelector('body > link[media]')?.removeAttribute('media');
}

/**
 * Turns the shell's link off where the screen has its own, which stands before it: a second link that counts makes Chromium lay out
 * the whole page again, and once more with the next change of styles.
 *
 * @param markup of a whole page
 */
export function linkLaterStylesOnce(markup: string): string {
  const last = markup.lastIndexOf(LINK);
  if (markup.indexOf(LINK) === last) return markup;
  return `${markup.slice(0, last)}<link rel="stylesheet" href="${styles}" media="not all"/>${markup.slice(last + LINK.length)}`;
}
