/** Finds the places of a file where one small change should make a test fail. */
import { parseSync } from 'vite';

export interface Mutant {
  /** From the project's folder. */
  file: string;
  line: number;
  start: number;
  end: number;
  replacement: string;
  /** What stands there, on one line. */
  before: string;
}

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

type Change = Pick<Mutant, 'start' | 'end' | 'replacement'>;

const OPERATORS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&',
};
const METHODS = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
]);
/** What a log says is no behaviour. */
const LOG = /^(?:await )?(?:[\w.]*\blog\.\w+|process\.std(?:out|err)\.write)\(/;

export function findMutants(file: string, text: string): Mutant[] {
  const { program } = parseSync(file, text);
  const found: Change[] = [];
  visit(program as unknown as Node);
  return found.map((change) => ({
    file,
    line: text.slice(0, change.start).split('\n').length,
    ...change,
    before: text.slice(change.start, change.end).replace(/\s+/g, ' ').slice(0, 80),
  }));

  function visit(node: Node): void {
    if (node.type === 'ImportDeclaration') return;
    if (node.type.startsWith('TS') && !isNode(node.expression)) return;
    found.push(...changesOf(node, text));
    for (const [key, value] of Object.entries(node)) {
      if (key === 'typeAnnotation' || key === 'typeArguments' || key === 'returnType') continue;
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child);
    }
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

function changesOf(node: Node, text: string): Change[] {
  const { start, end } = node;
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
      return operatorChange(node, text);
    case 'IfStatement':
    case 'ConditionalExpression':
      return conditionChanges(node.test as Node);
    case 'UnaryExpression':
      return node.operator === '!' ? [{ start, end, replacement: text.slice(start + 1, end) }] : [];
    case 'Literal':
      return literalChange(node);
    case 'ExpressionStatement':
      return callChange(node, text);
    case 'MemberExpression':
      return methodChange(node);
    default:
      return [];
  }
}

function operatorChange({ left, right, operator }: Node, text: string): Change[] {
  const replacement = OPERATORS[String(operator)];
  const start = text.indexOf(String(operator), (left as Node).end);
  if (!replacement || start < 0 || start > (right as Node).start) return [];
  return [{ start, end: start + String(operator).length, replacement }];
}

function conditionChanges({ start, end }: Node): Change[] {
  return ['true', 'false'].map((replacement) => ({ start, end, replacement }));
}

function literalChange({ value, start, end }: Node): Change[] {
  if (typeof value === 'boolean') return [{ start, end, replacement: String(!value) }];
  return typeof value === 'number' ? [{ start, end, replacement: String(value + 1) }] : [];
}

function callChange({ expression, start, end }: Node, text: string): Change[] {
  const isCall = ['CallExpression', 'AwaitExpression'].includes((expression as Node).type);
  return isCall && !LOG.test(text.slice(start, end)) ? [{ start, end, replacement: ';' }] : [];
}

function methodChange({ property, computed }: Node): Change[] {
  const { name, start, end } = property as Node;
  const replacement = computed ? undefined : METHODS.get(String(name));
  return replacement ? [{ start, end, replacement }] : [];
}
