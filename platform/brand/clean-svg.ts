import sanitizeHtml from 'sanitize-html';

const SHAPES = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'];
const STRUCTURE = ['svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc', 'style', 'clipPath', 'mask'];
const PAINT = ['linearGradient', 'radialGradient', 'stop'];
const GEOMETRY =
  'x y x1 y1 x2 y2 cx cy r rx ry fx fy d points width height viewBox preserveAspectRatio transform offset gradientUnits ' +
  'gradientTransform spreadMethod clipPathUnits maskUnits maskContentUnits xmlns xmlns:xlink version id class style';
const PRESENTATION =
  'fill fill-opacity fill-rule stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray ' +
  'stroke-dashoffset stroke-opacity opacity color clip-path clip-rule mask display visibility stop-color stop-opacity ' +
  'overflow vector-effect';

/** A style that reads another file, or is written so that this cannot be told. */
const FOREIGN_STYLE = /@import|\\|javascript:|url\(\s*(?!['"]?#)/i;

/**
 * Leaves shapes and paint of a drawing and takes out what could run or be fetched: scripts, event attributes, links, other
 * files.
 *
 * @returns the drawing; or what is wrong with it and what to do instead, to go on after its name
 */
export function cleanSvg(source: string): { svg: string } | { problem: string } {
  if (/<!ENTITY/i.test(source)) return { problem: 'defines entities; save it as plain SVG' };
  const lost = (['text', 'image', 'foreignObject'] as const).find((tag) =>
    new RegExp(`<${tag}[\\s>/]`, 'i').test(source),
  );
  if (lost === 'text') return { problem: 'holds text, which looks different on every machine; convert it to paths' };
  if (lost) return { problem: `holds another picture or document (<${lost}>); draw it with shapes, or give a PNG` };
  const svg = sanitizeHtml(source, {
    allowedTags: [...STRUCTURE, ...SHAPES, ...PAINT],
    allowedAttributes: { '*': [...GEOMETRY.split(' '), ...PRESENTATION.split(' '), 'href', 'xlink:href'] },
    allowedSchemes: [],
    allowProtocolRelative: false,
    // Kept for its classes; what it could fetch is looked for below.
    allowVulnerableTags: true,
    parseStyleAttributes: false,
    transformTags: { '*': withOwnLinks },
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
  }).trim();
  if (!/^<svg[\s>]/.test(svg)) return { problem: 'is no SVG drawing; save it as SVG or PNG' };
  if (FOREIGN_STYLE.test(svg))
    return { problem: 'names other files in its styles; save it with everything in one file' };
  const drawn = new RegExp(`<(?:${[...SHAPES, 'use'].join('|')})[\\s>/]`).test(svg);
  if (!drawn) return { problem: 'draws nothing; save it again' };
  return { svg: /^<svg[^>]*\sxmlns=/.test(svg) ? svg : svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"') };
}

/** `use` may name a part of the same drawing. */
function withOwnLinks(tagName: string, attributes: Record<string, string>) {
  const remaining = Object.entries(attributes).filter(([name, value]) => !/href$/i.test(name) || value.startsWith('#'));
  return { tagName, attribs: Object.fromEntries(remaining) };
}
