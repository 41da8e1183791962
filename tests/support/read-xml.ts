/** A small reader of well-formed XML for tests: it throws at whatever a parser would stumble over. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
}

const TOKEN = /<\?[\s\S]*?\?>|<(\/?)([\w:.-]+)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy;
const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

export function readXml(xml: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  let end = 0;
  for (const token of xml.matchAll(TOKEN)) {
    end = token.index + token[0].length;
    const [, closing, name, attributes = '', alone, text] = token;
    const current = open.at(-1) as XmlElement;
    if (text !== undefined) current.text += decode(text);
    else if (closing) {
      if (current.name !== name) throw new Error(`</${name}> closes <${current.name}>`);
      open.pop();
    } else if (name) {
      const pairs = [...attributes.matchAll(/([\w:.-]+)="([^"]*)"/g)];
      const element: XmlElement = {
        name,
        attributes: Object.fromEntries(pairs.map(([, key = '', value = '']) => [key, decode(value)])),
        children: [],
        text: '',
      };
      current.children.push(element);
      if (!alone) open.push(element);
    }
  }
  const [top, ...more] = root.children;
  if (end !== xml.length || open.length !== 1 || !top || more.length > 0)
    throw new Error('This is not well-formed XML');
  return top;
}

function decode(text: string): string {
  if (/&(?!(?:amp|lt|gt|quot);)/.test(text)) throw new Error(`An entity that is not known: ${text}`);
  return text.replaceAll(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity);
}

/** All elements of that name, however deep. */
export function findAll(element: XmlElement, name: string): XmlElement[] {
  return element.children.flatMap((child) => [...(child.name === name ? [child] : []), ...findAll(child, name)]);
}

export function textOf(element: XmlElement, name: string): string | undefined {
  return element.children.find((child) => child.name === name)?.text;
}
