/** Fired on the document when a modal opened or closed. Whatever must lie above it listens, and who waits for its end. */
export const MODAL_CHANGE = 'modalchange';
