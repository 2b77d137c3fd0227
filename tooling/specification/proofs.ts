import { parseSync } from 'vite';
import { childrenOf, isNode, runnerCall, textOf, type Node, type RunnerCall } from './runner-calls.ts';

/** A test that says which sentences of the specification it proves. */
export interface Proof {
  readonly ids: readonly string[];
  /** The name of the test after the names of the groups around it, without the mark. */
  readonly name: string;
  readonly file: string;
}

/** The marks of one test file. */
export interface Marks {
  readonly proofs: readonly Proof[];
  /** Marks that prove nothing, each with the reason. */
  readonly refused: readonly string[];
}

const mark = /\s*\[spec ([\d., ]+)\]/g;

/** The sentences that a text names, for example `['4.30', '9.4']` for `ends [spec 4.30, 9.4]`. */
export function markedIds(text: string): string[] {
  return [...text.matchAll(mark)].flatMap(([, list = '']) => list.split(',').map((id) => id.trim()).filter(Boolean));
}

/**
 * Reads the marks of a test file from its syntax tree. A mark counts in the title of a test that runs and has a body, of a group
 * with such a test, of a `test.step`, and in a row of a table that such a test is given. Any other mark is refused.
 *
 * @param file its path in the repository, with slashes
 */
export function marksIn(file: string, text: string): Marks {
  const { program, errors } = parseSync(file, text);
  if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`);
  const reader = new MarkReader(file, program as unknown as Node);
  reader.visit(program as unknown as Node, { groups: [], stopped: null });
  return { proofs: reader.proofs, refused: [...reader.refused, ...reader.plainStrings(program as unknown as Node)] };
}

/** The calls around a node: their titles, and why tests in them do not run, if they do not. */
interface Place {
  readonly groups: readonly string[];
  readonly stopped: string | null;
}

class MarkReader {
  readonly proofs: Proof[] = [];
  readonly refused: string[] = [];
  readonly #file: string;
  /** Tables that are declared by name, for `it.each(table)`. */
  readonly #tables: ReadonlyMap<string, Node>;
  readonly #seen = new Set<Node>();

  constructor(file: string, program: Node) {
    this.#file = file;
    this.#tables = new Map(declarationsIn(program));
  }

  visit(node: Node, place: Place): void {
    const call = runnerCall(node);
    if (call === null) {
      for (const child of childrenOf(node)) this.visit(child, place);
      return;
    }
    const stopped = place.stopped ?? call.stopped;
    const title = call.title === null ? null : textOf(call.title);
    const before = this.proofs.length;
    const reason = stopped ?? (isEmpty(call) ? 'has an empty body' : null);
    if (call.kind !== 'group') this.#tell(call, title, { groups: place.groups, stopped: reason });
    const groups = title === null ? place.groups : [...place.groups, title];
    const runs = call.body !== null && this.#testsIn(call.body);
    if (call.kind === 'group') this.#tell(call, title, { groups: place.groups, stopped: reason ?? (runs ? null : 'is a group without a test') });
    const own = this.proofs.splice(before);
    if (call.body !== null) this.visit(call.body, { groups, stopped: reason });
    this.proofs.splice(before, 0, ...own);
  }

  /** Marks in strings that are no titles. */
  plainStrings(node: Node): string[] {
    if (this.#seen.has(node)) return [];
    const text = textOf(node);
    if (text !== null && markedIds(text).length > 0) return [`${this.#file}: "${text}" is a plain string: a mark belongs in the title of a test.`];
    return childrenOf(node).flatMap((child) => this.plainStrings(child));
  }

  #tell(call: RunnerCall, title: string | null, { groups, stopped }: Place): void {
    if (call.title !== null) this.#seen.add(call.title);
    const texts = title === null ? [] : [title];
    for (const cells of this.#rowsOf(call.table)) {
      const found = cells.flatMap((cell) => textOf(cell) ?? []);
      if (found.some((text) => markedIds(text).length > 0)) texts.push(found.join(', '));
      for (const cell of cells) this.#seen.add(cell);
    }
    for (const text of texts) {
      const ids = markedIds(text);
      if (ids.length === 0) continue;
      const name = [...groups, text].map(plainName).join(': ');
      if (stopped === null) this.proofs.push({ ids, name, file: this.#file });
      else this.refused.push(`${this.#file}: "${name}" ${stopped}, so it proves nothing.`);
    }
  }

  /** The cells of each row that a title can take: all of a list, and the marked texts of an object. */
  #rowsOf(table: Node | null): Node[][] {
    const rows = table?.['type'] === 'Identifier' ? this.#tables.get(String(table['name'])) : table;
    const list = rows?.['type'] === 'TSAsExpression' ? (rows['expression'] as Node) : rows;
    if (list?.['type'] !== 'ArrayExpression') return [];
    return childrenOf(list).map((row) => {
      if (row['type'] === 'ArrayExpression') return childrenOf(row);
      if (row['type'] !== 'ObjectExpression') return [row];
      return childrenOf(row).flatMap((property) => (isNode(property['value']) ? [property['value']] : [])).filter((value) => markedIds(textOf(value) ?? '').length > 0);
    });
  }

  #testsIn(node: Node): boolean {
    const call = runnerCall(node);
    if (call?.kind === 'test') return call.stopped === null && !isEmpty(call);
    return childrenOf(node).some((child) => this.#testsIn(child));
  }
}

const plainName = (title: string): string => title.replaceAll(mark, '').replaceAll(/\s+/g, ' ').replace(/[\s,]+$/, '').trim();

/** A function with nothing between its braces, or no function at all. */
function isEmpty({ body }: RunnerCall): boolean {
  const block = body?.['body'] as Node | undefined;
  return body === null || (block?.['type'] === 'BlockStatement' && childrenOf(block).length === 0);
}

function declarationsIn(node: Node): [string, Node][] {
  if (node['type'] === 'VariableDeclarator') {
    const [name, value] = [node['id'] as Node, node['init'] as Node | null];
    return name['type'] === 'Identifier' && value !== null ? [[String(name['name']), value], ...declarationsIn(value)] : [];
  }
  return childrenOf(node).flatMap(declarationsIn);
}
