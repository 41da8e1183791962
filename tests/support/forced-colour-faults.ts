import type { Page } from '@playwright/test';

/**
 * Controls that cannot be told from their surroundings, or from each other, in a system with colours of its own (`forced-colors: active`).
 *
 * @returns each with what it lacks
 */
export async function forcedColourFaults(page: Page): Promise<string[]> {
  await page.evaluate(noteControls);
  const faults: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    faults.push(...(await page.evaluate(findFaults)).map((fault) => `${colorScheme}: ${fault}`));
  }
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
  return faults;
}

/** In the page's own colours: which controls have a ground or an edge, and which of them is chosen. */
function noteControls(): void {
  const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const groundOf = (element: Element) => getComputedStyle(element).backgroundColor;
  const isClear = (colour: string) => colour === 'rgba(0, 0, 0, 0)' || colour === 'transparent';
  for (const control of document.querySelectorAll('a, button, label, select, [role=tab], [role=option]')) {
    const { boxShadow, borderStyle, borderWidth } = getComputedStyle(control);
    const hasEdge = boxShadow !== 'none' || (borderStyle !== 'none' && parseFloat(borderWidth) > 0);
    const isFilled = !isClear(groundOf(control)) && control.matches('.btn, .ib, .chip, button, [class*=answer]');
    const isIcon =
      control.matches('button, a:not([class*=logo])') &&
      (control.textContent ?? '').trim() === '' &&
      control.querySelector('svg') !== null;
    if (isSeen(control) && (isFilled || isIcon || (hasEdge && control.matches('.btn, .ib, .chip, select')))) {
      control.setAttribute('data-edge', '');
    }
    const isChosen =
      control.matches('[aria-pressed=true], [aria-selected=true], [aria-current]:not([aria-current=false])') ||
      (control.matches('.scale label') && control.querySelector(':checked') !== null);
    if (isSeen(control) && isChosen) control.setAttribute('data-chosen', '');
  }
}

/** In the system's colours. */
function findFaults(): string[] {
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}.${[...element.classList].join('.')} «${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)}»`;
  const isClear = (colour: string) => /, 0\)$/.test(colour);
  const groundBehind = (element: Element | null): string => {
    if (element === null) return getComputedStyle(document.documentElement).backgroundColor;
    const { backgroundColor } = getComputedStyle(element);
    return isClear(backgroundColor) ? groundBehind(element.parentElement) : backgroundColor;
  };
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map((part) => {
      const share = Number(part) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (a: string, b: string) => {
    const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((one, other) => one - other);
    return (light + 0.05) / (dark + 0.05);
  };
  const faults: string[] = [];
  for (const control of document.querySelectorAll('[data-edge]')) {
    const { borderTopStyle, borderTopWidth, borderTopColor, appearance } = getComputedStyle(control);
    const isNative = control.matches('select') && appearance !== 'none';
    const hasEdge = borderTopStyle !== 'none' && parseFloat(borderTopWidth) >= 1;
    const isTold = hasEdge && contrast(borderTopColor, groundBehind(control.parentElement)) >= 3;
    if (!isNative && !isTold) faults.push(`no edge: ${nameOf(control)}`);
  }
  for (const icon of document.querySelectorAll('svg.i')) {
    if (!icon.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (icon.closest(':disabled, [aria-disabled=true]')) continue;
    if (contrast(getComputedStyle(icon).color, groundBehind(icon)) < 3) {
      faults.push(`icon not seen: ${nameOf(icon.closest('a, button, summary, li, p, dt') ?? icon)}`);
    }
  }
  for (const chosen of document.querySelectorAll('[data-chosen]')) {
    const other = [...document.querySelectorAll(chosen.tagName)].find(
      (sibling) => sibling.className === chosen.className && !sibling.hasAttribute('data-chosen') && sibling !== chosen,
    );
    const [own, its] = [chosen, other ?? chosen.parentElement].map((one) => groundBehind(one));
    if (own === its) faults.push(`not told as chosen: ${nameOf(chosen)}`);
  }
  return [...new Set(faults)];
}
