import { parseSync } from 'vite';

/** A test that says which sentences of the specification it proves. */
export interface Proof {
  readonly ids: readonly string[];
  /** What the test is called, after the names of the groups around it, without the mark. */
  readonly name: string;
  readonly file: string;
}

type Node = Readonly<Record<string, unknown>>;

const mark = /\s*\[spec ([\d., ]+)\]/g;

/** All proofs in one test file: every text that holds a mark such as `[spec 4.30, 9.4]`, wherever a test takes its name from. */
export function proofsIn(file: string, text: string): Proof[] {
  const { program, errors } = parseSync(file, text);
  if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`);
  const found: Proof[] = [];
  visit(program as unknown as Node, [], (title, groups) => {
    const ids = [...title.matchAll(mark)].flatMap(([, list = '']) => list.split(',').map((id) => id.trim()).filter(Boolean));
    if (ids.length > 0) found.push({ ids, name: [...groups, title].map(plainName).join(': '), file });
  });
  return found;
}

const plainName = (title: string): string => title.replaceAll(mark, '').replaceAll(/\s+/g, ' ').replace(/[\s,]+$/, '').trim();

function visit(node: Node, groups: readonly string[], tell: (title: string, groups: readonly string[]) => void): void {
  const group = groupTitle(node);
  if (group !== null) {
    // A mark on a group counts for the group; its tests are told apart by their own marks.
    if (group.search(mark) >= 0) tell(group, groups);
    for (const child of childrenOf(node)) if (textOf(child) !== group) visit(child, [...groups, group], tell);
    return;
  }
  const title = textOf(node) ?? rowTitle(node);
  if (title !== null) {
    tell(title, groups);
    return;
  }
  for (const child of childrenOf(node)) visit(child, groups, tell);
}

/** What a marked row of a test's table says: all its texts. */
function rowTitle(node: Node): string | null {
  if (node['type'] !== 'ArrayExpression') return null;
  const texts = childrenOf(node).flatMap((cell) => textOf(cell) ?? []);
  return texts.some((text) => text.search(mark) >= 0) ? texts.join(', ') : null;
}

/** The title of a `describe(...)` call, whatever it is chained with. */
function groupTitle(node: Node): string | null {
  if (node['type'] !== 'CallExpression' || !nameOfCall(node['callee']).startsWith('describe') && !nameOfCall(node['callee']).startsWith('test.describe')) return null;
  const [first] = Array.isArray(node['arguments']) ? (node['arguments'] as Node[]) : [];
  return first === undefined ? null : textOf(first);
}

function nameOfCall(callee: unknown): string {
  const node = callee as Node;
  if (node['type'] === 'Identifier') return String(node['name']);
  if (node['type'] === 'MemberExpression') return `${nameOfCall(node['object'])}.${String((node['property'] as Node)['name'])}`;
  return node['type'] === 'CallExpression' ? nameOfCall(node['callee']) : '';
}

/** The text of a string; a value within a template stands as an ellipsis. */
function textOf(node: Node): string | null {
  if (node['type'] === 'Literal' && typeof node['value'] === 'string') return node['value'];
  if (node['type'] !== 'TemplateLiteral') return null;
  return (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…');
}

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flatMap((value: unknown): unknown[] => (Array.isArray(value) ? value : [value]))
    .filter((value): value is Node => typeof value === 'object' && value !== null && 'type' in value);
}
