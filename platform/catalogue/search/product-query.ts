/**
 * The platform's search syntax (https://shopify.dev/docs/api/usage/search-syntax): words, `field:value`, comparisons
 * `field:>=value`, quotes, AND (also by writing side by side), OR, NOT or `-`, and parentheses. What is no valid syntax is
 * read as text, never refused.
 */

export type Comparison = '=' | '<' | '<=' | '>' | '>=';

export type QueryNode =
  | { kind: 'all'; nodes: QueryNode[] }
  | { kind: 'any'; nodes: QueryNode[] }
  | { kind: 'not'; node: QueryNode }
  | { kind: 'text'; text: string; isPhrase: boolean }
  | { kind: 'field'; field: string; comparison: Comparison; value: string };

type Token =
  | { kind: '(' | ')' | 'AND' | 'OR' | 'NOT' }
  | { kind: 'word'; text: string; isPhrase: boolean }
  | { kind: 'field'; field: string; comparison: Comparison; value: string };

/** The bound of nesting; below it parentheses are ignored. */
const MAX_DEPTH = 20;
const MAX_TOKENS = 200;

const TOKEN =
  /\s*(?:(?<paren>[()])|(?<minus>-)(?=[^\s-])|(?<field>[A-Za-z_][\w.]*):(?<comparison>>=|<=|>|<|=)?\s*(?:'(?<single>[^']*)'|"(?<double>[^"]*)"|(?<bare>[^\s()]+))|"(?<phrase>[^"]*)"|'(?<phrase2>[^']*)'(?=[\s)]|$)|(?<word>[^\s()]+))/uy;

/** @param fields the names that are fields; `other:value` is text */
export function parseProductQuery(query: string, fields: ReadonlySet<string>): QueryNode {
  return new Parser(tokensOf(query, fields)).parseAny(0);
}

class Parser {
  readonly #tokens: readonly Token[];
  #position = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  parseAny(depth: number): QueryNode {
    const nodes = [this.#parseAll(depth)];
    while (this.#peek()?.kind === 'OR') {
      this.#take();
      nodes.push(this.#parseAll(depth));
    }
    return flatten('any', nodes);
  }

  #parseAll(depth: number): QueryNode {
    const nodes: QueryNode[] = [];
    for (let token = this.#peek(); token && token.kind !== 'OR'; token = this.#peek()) {
      if (token.kind === ')' && depth > 0) break;
      if (token.kind === 'AND' || token.kind === ')') this.#take();
      else nodes.push(this.#parseOne(depth));
    }
    return flatten('all', nodes);
  }

  #parseOne(depth: number): QueryNode {
    const token = this.#take();
    if (token?.kind === 'NOT') return negate(this.#peek() ? this.#parseOne(depth) : EMPTY);
    if (token?.kind === '(') return this.#parseGroup(depth);
    if (token?.kind === 'word') return { kind: 'text', text: token.text, isPhrase: token.isPhrase };
    return token?.kind === 'field' ? { ...token } : EMPTY;
  }

  #parseGroup(depth: number): QueryNode {
    if (depth >= MAX_DEPTH) return EMPTY;
    const node = this.parseAny(depth + 1);
    if (this.#peek()?.kind === ')') this.#take();
    return node;
  }

  #peek(): Token | undefined {
    return this.#tokens[this.#position];
  }

  #take(): Token | undefined {
    this.#position += 1;
    return this.#tokens[this.#position - 1];
  }
}

const EMPTY: QueryNode = { kind: 'all', nodes: [] };

function isEmpty(node: QueryNode): boolean {
  return (node.kind === 'all' || node.kind === 'any') && node.nodes.length === 0;
}

function negate(node: QueryNode): QueryNode {
  return isEmpty(node) ? EMPTY : { kind: 'not', node };
}

/** What says nothing, such as a lone `OR`, is left out. */
function flatten(kind: 'all' | 'any', parts: QueryNode[]): QueryNode {
  const nodes = parts.filter((node) => !isEmpty(node));
  const [only] = nodes;
  if (!only) return EMPTY;
  return nodes.length === 1 ? only : { kind, nodes };
}

function tokensOf(query: string, fields: ReadonlySet<string>): Token[] {
  const tokens: Token[] = [];
  const pattern = new RegExp(TOKEN);
  while (tokens.length < MAX_TOKENS) {
    const match = pattern.exec(query);
    if (!match?.groups) break;
    tokens.push(toToken(match.groups, fields));
  }
  return tokens;
}

function toToken(groups: Record<string, string | undefined>, fields: ReadonlySet<string>): Token {
  const { paren, minus, field, comparison, word } = groups;
  if (paren) return { kind: paren === '(' ? '(' : ')' };
  if (minus) return { kind: 'NOT' };
  if (field) {
    const value = groups.single ?? groups.double ?? groups.bare ?? '';
    const name = field.toLowerCase();
    if (fields.has(name)) return { kind: 'field', field: name, comparison: (comparison ?? '=') as Comparison, value };
    return { kind: 'word', text: `${field} ${value}`, isPhrase: false };
  }
  const phrase = groups.phrase ?? groups.phrase2;
  if (phrase !== undefined) return { kind: 'word', text: phrase, isPhrase: true };
  if (word === 'AND' || word === 'OR' || word === 'NOT') return { kind: word };
  return { kind: 'word', text: word ?? '', isPhrase: false };
}
