import { meaningOf, memberName } from './evaluate.ts';
import type { Node, SourceModule } from './source-module.ts';
import { walk } from './walk.ts';

/** A member that code takes from, or writes to, some object. */
export interface TakenMember {
  readonly name: string;
  readonly node: Node;
  readonly isWritten: boolean;
  /** The value that is written, where that is one expression. */
  readonly value: Node | null;
}

/** Calls that name a member with their second argument. */
const byName: ReadonlySet<string> = new Set([
  'Reflect.get', 'Reflect.set', 'Reflect.has', 'Reflect.defineProperty', 'Reflect.getOwnPropertyDescriptor', 'Object.getOwnPropertyDescriptor', 'Object.defineProperty',
]);
const writing: ReadonlySet<string> = new Set(['Reflect.set', 'Reflect.defineProperty', 'Object.defineProperty']);
/** Methods of every object that name a member with their first argument. */
const lookups: ReadonlySet<string> = new Set(['__lookupGetter__', '__lookupSetter__', '__defineGetter__', '__defineSetter__']);

/** Every member whose name can be told, of whatever object: `a.b`, `a['b']`, `const { b } = a`, `Reflect.get(a, 'b')`, `Object.assign(a, { b })`. */
export function takenMembers(module: SourceModule): readonly TakenMember[] {
  const found: TakenMember[] = [];
  walk(module.program, (node, [parent, above]) => {
    if (node.type === 'MemberExpression') {
      const name = memberName(module, node);
      if (name !== null) found.push({ name, node, ...assignment(node, parent) });
    } else if (node.type === 'Property' && (parent?.type === 'ObjectPattern' || isAssigned(module, parent, above))) {
      const name = memberName(module, { computed: node.computed, property: node.key });
      if (name !== null) found.push({ name, node, isWritten: parent?.type !== 'ObjectPattern', value: parent?.type === 'ObjectPattern' ? null : node.value });
    } else if (node.type === 'CallExpression') {
      const name = namedByCall(module, node);
      if (name !== null) found.push({ ...name, node, value: null });
    }
  });
  return found;
}

const assignment = (node: Node, parent: Node | undefined): Pick<TakenMember, 'isWritten' | 'value'> =>
  parent?.type === 'AssignmentExpression' && parent.left === node ? { isWritten: true, value: parent.right } : { isWritten: false, value: null };

/** `Object.assign(element, { innerHTML })` writes the members of the object that is handed over. */
function isAssigned(module: SourceModule, object: Node | undefined, call: Node | undefined): boolean {
  if (object?.type !== 'ObjectExpression' || call?.type !== 'CallExpression' || call.arguments[0] === object) return false;
  const callee = meaningOf(module, call.callee);
  return callee.kind === 'global' && callee.path.join('.') === 'Object.assign';
}

function namedByCall(module: SourceModule, call: Extract<Node, { type: 'CallExpression' }>): Pick<TakenMember, 'name' | 'isWritten'> | null {
  const textOf = (node: Node | undefined): string | null => {
    const meaning = meaningOf(module, node);
    return meaning.kind === 'text' && meaning.whole ? meaning.text : null;
  };
  const callee = meaningOf(module, call.callee);
  const called = callee.kind === 'global' ? callee.path.join('.') : '';
  if (byName.has(called)) {
    const name = textOf(call.arguments[1]);
    return name === null ? null : { name, isWritten: writing.has(called) };
  }
  const method = call.callee.type === 'MemberExpression' ? memberName(module, call.callee) : null;
  if (method === null || !lookups.has(method)) return null;
  const name = textOf(call.arguments[0]);
  return name === null ? null : { name, isWritten: method.startsWith('__define') };
}
