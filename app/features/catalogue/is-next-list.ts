interface Way {
  state: 'idle' | 'loading' | 'submitting';
  location?: { pathname: string } | undefined;
}

/** Whether what is on its way is another list of the catalogue, and not a page that the list leads to. */
export function isNextList({ state, location }: Way, here: { pathname: string }): boolean {
  return state === 'loading' && location?.pathname === here.pathname;
}
