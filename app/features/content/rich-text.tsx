import { Fragment } from 'react';
import { LocalLink } from '../../ui/local-link.tsx';
import { Pairs } from '../../ui/text/pairs.tsx';
import type { Block, RichText } from './page-text.ts';

/** A line never breaks inside of `e-mail`. */
function bind(text: string): string {
  return text.replaceAll('e-mail', 'e-\u2060mail');
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
    <Pairs
      className="pairs pairs--text"
      pairs={block.facts.map(([label, text]) => [label, <Rich key={label} text={text} />])}
    />
  );
}
