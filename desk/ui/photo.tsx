/** One of a product's photos, in the shop's ratio. */
export function Photo({ file, width, alt = '' }: { file: string; width: number; alt?: string }) {
  const src = `/cdn/shop/files/${encodeURIComponent(file)}.webp?v=1&width=400`;
  return <img src={src} width={width} height={(width * 3) / 4} alt={alt} loading="lazy" />;
}
