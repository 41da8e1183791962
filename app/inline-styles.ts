/**
 * The store's stylesheet as text, on the server only: it travels inside the page, so that the first paint waits for
 * nothing else. The browser's build carries an empty text; React leaves the server's element as it is.
 */
export const inlineStyles: string = import.meta.env.SSR ? (await import('./styles.css?inline')).default : '';
