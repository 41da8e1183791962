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

/** Words whose letters are spread over lines: a short one broken at all, a long one broken more than once; pictures without a width. */
export function tornWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SHORT = 8;
    /** Only a screen reader says it: a box of one pixel out of the line. A column that is as narrow is a fault. */
    const isHidden = (element: Element | null): boolean =>
      element !== null &&
      ((element.getBoundingClientRect().width <= 1 && getComputedStyle(element).position === 'absolute') ||
        isHidden(element.parentElement));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const torn: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const holder = text.parentElement;
      if (!holder?.checkVisibility({ visibilityProperty: true }) || isHidden(holder)) continue;
      // An address is longer than such a line, and has no place to break.
      const words = (text.nodeValue ?? '').matchAll(/(?<![@.\p{L}])\p{L}{3,}(?![@.\p{L}]*@)/gu);
      for (const { 0: word, index } of words) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 1).map(({ bottom }) => bottom));
        if (lines.size > (word.length > SHORT ? 2 : 1)) torn.push(`${word} in ${holder.tagName} ${holder.className}`);
      }
    }
    const flat = [...document.querySelectorAll('main img')].filter(
      (image) => image.checkVisibility({ visibilityProperty: true }) && !isHidden(image) && image.clientWidth <= 1,
    );
    return [...torn, ...flat.map((image) => `a picture without a width in ${image.parentElement?.className}`)];
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

/** Fields and buttons that lie over a heading or another of them, or touch one. Those that lie on a picture are placed there by hand. */
export function crowdedControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const TOLERANCE_PX = 1;
    const fields = 'select, textarea, .btn, input:not([type=hidden], [type=radio], [type=checkbox], [type=range], .vh)';
    const ancestors = (element: Element | null): Element[] =>
      element ? [element, ...ancestors(element.parentElement)] : [];
    const isPlacedByHand = (element: Element) =>
      ancestors(element).some((box) => /absolute|fixed|sticky/.test(getComputedStyle(box).position));
    /** What a list that scrolls shows of it. */
    const seenPart = (element: Element) =>
      ancestors(element.parentElement)
        .filter((box) => getComputedStyle(box).overflowX !== 'visible')
        .map((box) => box.getBoundingClientRect())
        .reduce(
          ({ left, right, top, bottom }, clip) => ({
            left: Math.max(left, clip.left),
            right: Math.min(right, clip.right),
            top: Math.max(top, clip.top),
            bottom: Math.min(bottom, clip.bottom),
          }),
          element.getBoundingClientRect() as Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>,
        );
    const boxes = [...document.querySelectorAll<HTMLElement>(`main :is(h1, h2, button, ${fields})`)]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => !element.closest('[inert], [popover], dialog') && !isPlacedByHand(element))
      .map((element) => ({ element, part: seenPart(element), isField: element.matches(fields) }))
      .filter(({ part }) => part.right - part.left > TOLERANCE_PX && part.bottom - part.top > TOLERANCE_PX);
    const name = ({ element }: { element: HTMLElement }) =>
      `${element.tagName.toLowerCase()}.${element.className} “${element.textContent?.trim().slice(0, 30)}”`;
    return boxes.flatMap((one, index) =>
      boxes.slice(index + 1).flatMap((other) => {
        if (one.element.contains(other.element) || other.element.contains(one.element)) return [];
        const beside = Math.min(one.part.right, other.part.right) - Math.max(one.part.left, other.part.left);
        const above = Math.min(one.part.bottom, other.part.bottom) - Math.max(one.part.top, other.part.top);
        if (beside > TOLERANCE_PX && above > TOLERANCE_PX) return [`${name(one)} over ${name(other)}`];
        const touches = one.isField && other.isField && beside > TOLERANCE_PX && above > -TOLERANCE_PX;
        return touches ? [`${name(one)} touches ${name(other)}`] : [];
      }),
    );
  });
}
