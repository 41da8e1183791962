import type { Page } from '@playwright/test';

/** What makes the page wider than its window. Lists that scroll by themselves may be wider. */
export function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    if (scrollWidth <= window.innerWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > window.innerWidth + 0.5,
    );
    const named = wide.map((element) => `${element.tagName.toLowerCase()}.${element.className}`);
    return [`${scrollWidth - window.innerWidth} px`, ...named];
  });
}

/** Headings, buttons, labels and links whose words are cut off, or lie over those of another. */
export function brokenTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const TOLERANCE_PX = 2;
    const selector = 'h1, h2, h3, button, label, summary, th, td, dt, dd, .btn, .link, main p, main li';
    const isSeen = (element: Element) => {
      // What only a screen reader says is one pixel wide.
      for (let box: Element | null = element; box; box = box.parentElement) {
        if (box.getBoundingClientRect().width <= 1) return false;
      }
      return (
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest('[inert]')
      );
    };
    const seen = [...document.querySelectorAll<HTMLElement>(selector)].filter(isSeen);
    const name = (element: HTMLElement) =>
      `${element.tagName.toLowerCase()} “${element.innerText.trim().slice(0, 40)}”`;
    const cut = seen.filter((element) => {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      return (
        (hides(overflowX) && element.scrollWidth - element.clientWidth > TOLERANCE_PX) ||
        (hides(overflowY) && element.scrollHeight - element.clientHeight > TOLERANCE_PX) ||
        (textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth)
      );
    });
    // What stands still while the page moves below it lies over something at any moment.
    const standsStill = (element: Element) => {
      for (let box: Element | null = element; box; box = box.parentElement) {
        if (/fixed|sticky/.test(getComputedStyle(box).position)) return true;
      }
      return false;
    };
    const boxes = seen
      .filter((element) => !standsStill(element))
      .filter((element) => element.children.length === 0 && element.innerText.trim() !== '')
      .filter((element) => !element.closest('[popover], dialog'))
      .map((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return { element, lines: [...range.getClientRects()] };
      });
    const isOver = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > TOLERANCE_PX &&
      // Lines of text reach beyond their letters.
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) / 3;
    const overlaps = boxes.flatMap(({ element, lines }, index) =>
      boxes
        .slice(index + 1)
        .filter((other) => other.lines.some((line) => lines.some((own) => isOver(own, line))))
        .map((other) => `${name(element)} over ${name(other.element)}`),
    );
    return [...cut.map((element) => `${name(element)} is cut off`), ...overlaps];
  });
}
