/** A small drawing of a screen, growing with its size. */
export function ScreenSize({ inches }: { inches: number }) {
  const width = (inches - 6.5) * 3.5;
  const height = (inches - 6.5) * 2.25;
  return (
    <svg className="scr" viewBox="0 0 40 27" aria-hidden="true">
      <rect x="1" y={25 - height} width={width} height={height} rx="2" />
      <path d={`M1 25.5h${width}`} />
    </svg>
  );
}
