/** What a picture of the shop's own needs to be shown; the address of each width. */
export interface ArtPicture {
  src: string;
  srcSet: string;
}

const FILE = /\/(?<name>[a-z0-9-]+)-(?<width>\d+)\.avif$/;

/** @param files addresses by path, as `import.meta.glob` answers them: `…/step-1-800.avif` is 800 px wide */
export function toPictures(files: Record<string, string>): ReadonlyMap<string, ArtPicture> {
  const widths = new Map<string, [width: number, url: string][]>();
  for (const [path, url] of Object.entries(files)) {
    const { name, width } = FILE.exec(path)?.groups ?? {};
    if (name && width) widths.set(name, [...(widths.get(name) ?? []), [Number(width), url]]);
  }
  return new Map([...widths].map(([name, sources]) => [name, toPicture(sources)]));
}

function toPicture(sources: [width: number, url: string][]): ArtPicture {
  const sorted = sources.sort(([one], [other]) => one - other);
  return {
    src: sorted[0]?.[1] ?? '',
    srcSet: sorted.map(([width, url]) => `${url} ${width}w`).join(', '),
  };
}
