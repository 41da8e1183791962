/** What a page says and offers, a line for each thing, as those who read or hear it meet it. */
import { ElementType, parseDocument } from 'htmlparser2';

type Node = ReturnType<typeof parseDocument>['children'][number];
type Element = Extract<Node, { attribs: unknown }>;

/** Nothing that is read, or the same on every page. */
const SKIPPED = new Set(['script', 'style', 'template', 'noscript', 'link', 'meta', 'source', 'title']);
/** Part of the line they are in. */
const INLINE = new Set([
  'abbr',
  'b',
  'bdi',
  'br',
  'em',
  'i',
  'label',
  'small',
  'span',
  'strong',
  'time',
  'wbr',
  'picture',
]);
/** States that a reader meets, by the attribute's name. */
const TOLD = [
  'disabled',
  'checked',
  'required',
  'aria-pressed',
  'aria-selected',
  'aria-expanded',
  'aria-current',
  'aria-invalid',
  'aria-busy',
  'aria-required',
  'open',
  'hidden',
  'tabindex',
  'lang',
  'fetchpriority',
  'aria-valuetext',
  'aria-hidden',
] as const;

/** @param html a page or a piece of one */
export function outline(html: string): string {
  const lines: string[] = [];
  let line = '';
  const flush = () => {
    const text = line
      .replaceAll('\u2060', '')
      .replaceAll(/[\s\u00A0]+/g, ' ')
      .replaceAll(/([[(]) | (?=[\])])/g, '$1')
      .trim();
    if (text) lines.push(text);
    line = '';
  };
  const read = (node: Node): void => {
    if (node.type === ElementType.Text) {
      line += node.data;
      return;
    }
    if (!('attribs' in node) || isUnread(node)) return;
    const own = describe(node);
    if (own === null && INLINE.has(node.name)) {
      line += ' ';
      for (const child of node.children) read(child);
      line += ' ';
      return;
    }
    flush();
    line = own?.before ?? '';
    if (!own?.isWhole) for (const child of node.children) read(child);
    line += own?.after ?? '';
    flush();
  };
  for (const node of parseDocument(html).children) read(node);
  flush();
  return `${lines.join('\n')}\n`;
}

function isUnread({ name, attribs }: Element): boolean {
  // The numbers of the sockets are told beside the drawing, too.
  const isDrawing = name === 'svg' && attribs['aria-hidden'] === 'true' && attribs.class !== 'pins';
  return isDrawing || SKIPPED.has(name);
}

interface Told {
  before: string;
  after?: string;
  /** Its children are told by it. */
  isWhole?: boolean;
}

function describe(element: Element): Told | null {
  const { name, attribs } = element;
  const states = TOLD.filter((state) => attribs[state] !== undefined && attribs[state] !== 'false').map((state) =>
    attribs[state] && attribs[state] !== 'true' ? `${state}=${attribs[state]}` : state,
  );
  // The warning colour of a fact, and what else a thing looks like because of what it is.
  states.push(...(attribs.class ?? '').split(' ').filter((word) => word === 'no' || /^(?!btn)[\w-]+--/.test(word)));
  if (attribs.loading === 'eager') states.push('eager');
  const after = states.length > 0 ? ` {${states.join(' ')}}` : '';
  const heading = /^h([1-6])$/.exec(name);
  if (heading) return { before: `${'#'.repeat(Number(heading[1]))} `, after };
  if (name === 'a') return { before: `[${labelOf(attribs)}`, after: `](${attribs.href ?? ''})${after}` };
  if (name === 'button')
    return { before: `(${labelOf(attribs)}`, after: `)${after}`, isWhole: Boolean(attribs['aria-label']) };
  if (name === 'img') return attribs.alt || after ? { before: `!${attribs.alt}`, after, isWhole: true } : null;
  if (name === 'input' || name === 'textarea' || name === 'option') {
    const { type = name, name: field = '', value = '', selected } = attribs;
    const before =
      name === 'option'
        ? `- ${selected === undefined ? '' : '* '}`
        : `<${[type, field].join(' ').trim()}=${value}> ${labelOf(attribs)}`;
    return { before, after };
  }
  if (name === 'form') return { before: `form ${attribs.method ?? 'get'} ${attribs.action ?? ''}` };
  if (name === 'progress' || name === 'meter') return { before: `${name} ${attribs.value ?? ''}` };
  return states.length > 0 && !INLINE.has(name) ? { before: '', after } : null;
}

function labelOf(attribs: Record<string, string>): string {
  return attribs['aria-label'] ? `${attribs['aria-label']}: `.replace(/: $/, ' ') : '';
}
