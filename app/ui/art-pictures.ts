/** A picture of the shop's own: the addresses of its widths, by format. */
export interface ArtPicture {
  avif: string;
  webp: string;
  /** For browsers without `srcset`. */
  src: string;
}

type Sources = Record<'avif' | 'webp', [width: number, url: string][]>;

const FILE = /\/(?<name>[a-z0-9-]+)-(?<width>\d+)\.(?<format>avif|webp)$/;

/** @param files addresses by path, as `import.meta.glob` answers them: `…/step-1-800.avif` is 800 px wide */
export function toPictures(files: Record<string, string>): ReadonlyMap<string, ArtPicture> {
  const pictures = new Map<string, Sources>();
  for (const [path, url] of Object.entries(files)) {
    const { name, width, format } = FILE.exec(path)?.groups ?? {};
    if (!name || !width) continue;
    const sources = pictures.get(name) ?? { avif: [], webp: [] };
    sources[format === 'avif' ? 'avif' : 'webp'].push([Number(width), url]);
    pictures.set(name, sources);
  }
  return new Map([...pictures].map(([name, sources]) => [name, toPicture(sources)]));
}

function toPicture({ avif, webp }: Sources): ArtPicture {
  const fallback = webp.sort(byWidth);
  return { avif: sourceSet(avif.sort(byWidth)), webp: sourceSet(fallback), src: fallback[0]?.[1] ?? '' };
}

function byWidth([one]: [width: number, url: string], [other]: [width: number, url: string]): number {
  return one - other;
}

function sourceSet(sources: readonly [width: number, url: string][]): string {
  return sources.map(([width, url]) => `${url} ${width}w`).join(', ');
}
