import { type Html, html, trusted } from './html.ts';

/** 24 px grid, stroke 1.5, as in the shop's design. Always beside words, so hidden from assistive technology. */
const PATHS = {
  alert: 'M12 8v5M12 16h.01M12 3.5 2.8 19.5h18.4L12 3.5Z',
  info: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11v5M12 8h.01',
  down: 'm6 9 6 6 6-6',
  tick: 'm5 12.5 4.5 4.5L19 7',
} as const;

export function icon(name: keyof typeof PATHS): Html {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="${trusted(PATHS[name])}"/></svg>`;
}
