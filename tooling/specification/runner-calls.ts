/** A node of a syntax tree. */
export type Node = Readonly<Record<string, unknown>>;

/** A call of a test runner that makes a test, a group of tests or a step of a test. */
export interface RunnerCall {
  readonly kind: 'test' | 'group' | 'step';
  readonly title: Node | null;
  /** The function that runs; null where there is none. */
  readonly body: Node | null;
  /** The rows of `.each(rows)` or `.for(rows)`. */
  readonly table: Node | null;
  /** Why it does not run, for example `is skipped`. */
  readonly stopped: string | null;
}

const runners = new Set(['describe', 'it', 'test']);

/** Names that may follow the runner's without keeping a test from running and passing in the usual way. */
const running = new Set(['describe', 'each', 'for', 'concurrent', 'sequential', 'serial', 'parallel', 'step']);

/** Names that follow the runner's where the call makes no test. */
const noTest = new Set(['beforeEach', 'afterEach', 'beforeAll', 'afterAll', 'use', 'extend', 'configure', 'info', 'setTimeout', 'slow', 'expect']);

/** The call of Vitest or Playwright that a node is; null where it is none. */
export function runnerCall(node: Node): RunnerCall | null {
  if (node['type'] !== 'CallExpression') return null;
  const chain = chainOf(node['callee'] as Node);
  const [runner = '', ...rest] = chain.names;
  if (!runners.has(runner) || rest.some((name) => noTest.has(name))) return null;
  const parts = argumentsOf(node);
  // `it.each(rows)` alone makes no test, nor does `test.skip(condition, reason)` within one: that shows when it runs.
  const title = parts.find((part) => textOf(part) !== null) ?? null;
  if (chain.table === null && rest.some((name) => name === 'each' || name === 'for')) return null;
  const body = parts.findLast((part) => /Function/.test(String(part['type']))) ?? parts.slice(1).findLast((part) => part['type'] === 'Identifier') ?? null;
  if (title === null && body === null) return null;
  const stop = rest.find((name) => !running.has(name));
  return {
    kind: rest.includes('step') ? 'step' : runner === 'describe' || rest.includes('describe') ? 'group' : 'test',
    title,
    body,
    table: chain.table,
    stopped: stop === undefined ? null : `is marked .${stop}`,
  };
}

/** The names of `test.describe.serial` and of `it.each(rows)`, and the rows. */
function chainOf(callee: Node): { readonly names: readonly string[]; readonly table: Node | null } {
  if (callee['type'] === 'Identifier') return { names: [String(callee['name'])], table: null };
  if (callee['type'] === 'MemberExpression') {
    const { names, table } = chainOf(callee['object'] as Node);
    return { names: [...names, String((callee['property'] as Node)['name'])], table };
  }
  if (callee['type'] === 'CallExpression') {
    const { names, table } = chainOf(callee['callee'] as Node);
    return { names, table: table ?? argumentsOf(callee)[0] ?? null };
  }
  return { names: [], table: null };
}

const argumentsOf = (call: Node): Node[] => (Array.isArray(call['arguments']) ? (call['arguments'] as Node[]) : []);

/** The text of a string; a value within a template is an ellipsis. Null for anything else. */
export function textOf(node: Node): string | null {
  if (node['type'] === 'Literal' && typeof node['value'] === 'string') return node['value'];
  if (node['type'] !== 'TemplateLiteral') return null;
  return (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…');
}

export function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flatMap((value: unknown): unknown[] => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
}

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
