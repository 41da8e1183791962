/** The name of the element in whose place a part of a page is put that was rendered before; it carries the mark of our own tags. */
export const KEPT_PART = 'kept-part';
