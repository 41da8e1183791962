/** Reads the loaders' data of a page from the answer to `/….data`, as React Router's single fetch writes it (turbo-stream 2). */

/** Places below zero stand for values that JSON has not. */
const NULL = -5;

/** @returns the data of each route by its id */
export async function readRouteData(response: Response): Promise<Record<string, unknown>> {
  const routes = Object.entries((await readAnswer(response)) as Record<string, { data?: unknown }>);
  return Object.fromEntries(routes.map(([id, { data }]) => [id, data]));
}

/** @returns plain values, arrays and objects alone, which is all that the store's loaders and actions give */
export async function readAnswer(response: Response): Promise<unknown> {
  const [line = ''] = (await response.text()).split('\n');
  const values = JSON.parse(line) as unknown[];
  const read = (place: number): unknown => {
    if (place < 0) return place === NULL ? null : undefined;
    const value = values[place];
    if (Array.isArray(value)) return value.map((item: number) => read(item));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [String(values[Number(name.slice(1))]), read(Number(item))]),
    );
  };
  return read(0);
}
