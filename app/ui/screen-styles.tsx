/**
 * Styles of a part that few visitors see: a file of its own, once, instead of a share of every page (docs/decisions,
 * 0002). React puts the link into the head and shows the part when the styles are there.
 */
export function ScreenStyles({ href }: { href: string }) {
  return <link rel="stylesheet" href={href} precedence="screen" />;
}
