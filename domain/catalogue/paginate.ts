/** Where a page of a list begins and ends; a page beyond the end is the last one. */
export function paginate(count: number, wanted: number, size: number) {
  const pages = Math.max(1, Math.ceil(count / size));
  const page = Math.min(wanted, pages);
  return { page, pages, from: (page - 1) * size, to: page * size };
}
