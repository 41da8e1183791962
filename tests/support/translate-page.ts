import type { Page } from '@playwright/test';

/**
 * Does to a page what the translator of a browser does: each text, now and later, is replaced by a copy of it in two `font` elements. What
 * changes a text afterwards changes a node that is no longer in the page.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const wrap = (text: Text) => {
      const parent = text.parentElement;
      if (!parent || text.data.trim() === '' || parent.closest('font, script, style, textarea, svg, title')) return;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    };
    const wrapAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
      texts.forEach(wrap);
    };
    if ('translated' in document.body.dataset) return;
    document.body.dataset.translated = '';
    wrapAll(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) {
          if (node instanceof Text) wrap(node);
          else wrapAll(node);
        }
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
}

/** Every text that can be seen, but for messages that come and go; how it is broken into lines is left out. */
export function visibleText(page: Page): Promise<string> {
  return (
    page
      .evaluate(() => {
        const messages = document.querySelector<HTMLElement>('.toasts');
        messages?.style.setProperty('display', 'none');
        const text = document.body.innerText.replaceAll(/\s+/g, '');
        messages?.style.removeProperty('display');
        return text;
      })
      // A page that is just being left has no text yet: the caller asks again.
      .catch(() => '')
  );
}
