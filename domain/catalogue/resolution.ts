/** Sharpness as shoppers choose by it: below Full HD, Full HD, between it and 4K, 4K. */

export const RESOLUTIONS = ['hd', 'fhd', 'qhd', '4k'] as const;
export type Resolution = (typeof RESOLUTIONS)[number];

const NAMED: Readonly<Record<string, number>> = {
  HD: 1366,
  'HD+': 1600,
  'Full HD': 1920,
  'Full HD+': 1920,
  QHD: 2560,
  '4K': 3840,
};

/** Pixels across, of '1920 × 1080' or of a name; null where neither is known. */
export function pixelsWide(resolution: string | null): number | null {
  if (resolution === null) return null;
  const wide = /^(\d{4})\s?[×x]/.exec(resolution)?.[1];
  return wide ? Number(wide) : (NAMED[resolution] ?? null);
}

/** Width by height, of '1920 × 1200'; null of a name, and where it is not known. */
export function screenRatio(resolution: string | null): number | null {
  const [, wide, high] = /^(\d{4})\s?[×x]\s?(\d{3,4})/.exec(resolution ?? '') ?? [];
  return wide && high ? Number(wide) / Number(high) : null;
}

export function toResolution(pixels: number): Resolution {
  if (pixels < 1900) return 'hd';
  if (pixels < 2150) return 'fhd';
  return pixels < 3800 ? 'qhd' : '4k';
}
