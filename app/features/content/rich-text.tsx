import { Fragment } from 'react';
import { LocalLink } from '../../ui/local-link.tsx';
import type { Block, RichText } from './page-text.ts';

/** Numbers stay on one line with their groups, their units and the law they belong to; `e-mail` stays whole. */
function bind(text: string): string {
  return text
    .replace(/(\d|ν\.|άρθρ(?:ο|α|ου)|παρ\.|ΑΚ|Law|Articles?|Art\.|Code) (?=\d)/g, '$1\u00A0')
    .replaceAll('e-mail', 'e-\u2060mail')
    .replace(/(\d) (?=ημ[έε]ρ|μ[ήη]ν|χρόνια|days|months|years|MB|€|[α-ω]{1,2}\))/g, '$1\u00A0');
}

const INLINE = /(\[[^\]]+\]\([^)\s]+\)|\*\*[^*]+\*\*)/;

/** A text with links and weight. Links that begin with `/` stay in the store, in the page's language. */
export function Rich({ text }: { text: RichText }) {
  return bind(text)
    .split(INLINE)
    .map((part, index) => {
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never change places.
      return <Fragment key={index}>{toInline(part)}</Fragment>;
    });
}

function toInline(part: string) {
  if (part.startsWith('**')) return <b>{part.slice(2, -2)}</b>;
  const [, label, href] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
  if (!label || !href) return part;
  if (href.startsWith('/')) {
    return (
      <LocalLink className="link" to={href}>
        {label}
      </LocalLink>
    );
  }
  return (
    <a className="link" href={href}>
      {label}
    </a>
  );
}

export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block) => <BlockOf key={JSON.stringify(block)} block={block} />);
}

function BlockOf({ block }: { block: Block }) {
  if (typeof block === 'string') {
    return (
      <p>
        <Rich text={block} />
      </p>
    );
  }
  if ('list' in block) {
    return (
      <ul>
        {block.list.map((item) => (
          <li key={item}>
            <Rich text={item} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <dl className="pairs pairs--text">
      {block.facts.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Rich text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
