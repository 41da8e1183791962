/** The first place, of `from` to `to`, from which on something holds; `to` where it holds at none. By halves. */
export function firstPlace(to: number, holdsFrom: (place: number) => boolean, from = 0): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holdsFrom(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
