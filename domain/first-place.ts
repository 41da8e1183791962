/** The first of so many places from which on something holds, or their number where it holds nowhere; by halves. */
export function firstPlace(places: number, holdsFrom: (place: number) => boolean): number {
  let [low, high] = [0, places];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holdsFrom(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
