import type { Variable } from 'eslint-scope';
import { foldedCall } from './folded-call.ts';
import { globalMember, unknown, type Meaning } from './meaning.ts';
import type { Node, SourceModule } from './source-module.ts';

const deepest = 24;
/** Members of the window that lead the page elsewhere, or to what belongs to the whole page. */
const ofWindows: ReadonlySet<string> = new Set(['location', 'navigation', 'history', 'document', 'fetch', 'eval', 'Function']);

/** The meaning of an expression of a module, followed through constants, destructuring and concatenation. Never runs anything. */
export function meaningOf(module: SourceModule, node: Node | null | undefined, depth = 0): Meaning {
  if (node === null || node === undefined || depth > deepest) return unknown;
  const of = (inner: Node | null | undefined) => meaningOf(module, inner, depth + 1);
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' || typeof node.value === 'number' ? { kind: 'text', text: String(node.value), whole: true } : unknown;
    case 'TemplateLiteral':
      return joined(node.quasis.flatMap((quasi, index) => [{ kind: 'text', text: quasi.value.cooked ?? quasi.value.raw, whole: true } as const, ...(index < node.expressions.length ? [of(node.expressions[index])] : [])]));
    case 'BinaryExpression':
      return node.operator === '+' ? joined([of(node.left), of(node.right)]) : unknown;
    case 'Identifier':
      return identifierMeaning(module, node, depth);
    case 'MemberExpression':
      return memberOf(module, of(node.object), node, depth);
    case 'ChainExpression':
    case 'ParenthesizedExpression':
      return of(node.expression);
    case 'AwaitExpression':
      return of(node.argument);
    case 'SequenceExpression':
      return of(node.expressions.at(-1));
    case 'AssignmentExpression':
      return of(node.right);
    case 'LogicalExpression': {
      const left = of(node.left);
      return left.kind === 'unknown' ? of(node.right) : left;
    }
    case 'ConditionalExpression': {
      const one = of(node.consequent);
      return one.kind === 'global' || one.kind === 'some global' ? one : of(node.alternate).kind === 'global' ? of(node.alternate) : unknown;
    }
    case 'CallExpression':
      return foldedCall(node, of);
    default:
      return unknown;
  }
}

function joined(parts: readonly Meaning[]): Meaning {
  let text = '';
  for (const part of parts) {
    if (part.kind !== 'text') return { kind: 'text', text, whole: false };
    text += part.text;
    if (!part.whole) return { kind: 'text', text, whole: false };
  }
  return { kind: 'text', text, whole: true };
}

function memberOf(module: SourceModule, object: Meaning, node: Extract<Node, { type: 'MemberExpression' }>, depth: number): Meaning {
  if (object.kind === 'global') {
    const name = memberName(module, node, depth);
    if (name !== null) return globalMember(object.path, name);
    return object.path.length === 0 && !isSymbol(module, node) ? { kind: 'some global' } : unknown;
  }
  // The window of a document, whatever element led to it.
  if (object.kind === 'unknown') {
    const name = memberName(module, node, depth);
    if (name === 'defaultView') return { kind: 'global', path: [] };
    if (name === 'ownerDocument') return { kind: 'global', path: ['document'] };
    // The view of an event is the window; other views have none of these.
    if (name !== null && ofWindows.has(name) && node.object.type === 'MemberExpression' && memberName(module, node.object, depth) === 'view') return { kind: 'global', path: [name] };
  }
  if (object.kind === 'import' && object.name === '*') {
    const name = memberName(module, node, depth);
    return name === null ? unknown : { ...object, name };
  }
  return unknown;
}

/** `globalThis[Symbol.for('library')]`: what libraries keep under a symbol hides no name of the browser's. */
export function isSymbol(module: SourceModule, { computed, property }: Extract<Node, { type: 'MemberExpression' }>): boolean {
  if (!computed) return false;
  const called = property.type === 'Identifier' ? module.initOf(property) : property;
  if (called?.type !== 'CallExpression') return false;
  const callee = meaningOf(module, called.callee);
  return callee.kind === 'global' && callee.path[0] === 'Symbol' && (callee.path.length === 1 || callee.path[1] === 'for');
}

function identifierMeaning(module: SourceModule, node: Extract<Node, { type: 'Identifier' }>, depth: number): Meaning {
  const variable = module.variableOf(node);
  if (variable === null) return globalMember([], node.name);
  return variable === undefined ? unknown : variableMeaning(module, variable, depth);
}

/** A variable has a meaning when it is declared once and never written again. */
function variableMeaning(module: SourceModule, variable: Variable, depth: number): Meaning {
  const [definition, ...others] = variable.defs;
  if (definition === undefined || others.length > 0) return unknown;
  const written = variable.references.filter((reference) => reference.isWrite());
  if (definition.type === 'ImportBinding') return importMeaning(definition.node as unknown as Node, definition.parent as unknown as Node);
  if (definition.type !== 'Variable' || written.length > 1) return unknown;
  const declarator = definition.node as unknown as Extract<Node, { type: 'VariableDeclarator' }>;
  // `let name; name = window;` is as constant as `const name = window`.
  if (declarator.init === null && declarator.id.type === 'Identifier') return meaningOf(module, written[0]?.writeExpr as unknown as Node, depth + 1);
  return inPattern(module, declarator.id, definition.name as unknown as Node, meaningOf(module, declarator.init, depth + 1), depth) ?? unknown;
}

/** The value that a name gets out of a pattern that takes a value apart. */
function inPattern(module: SourceModule, pattern: Node, name: Node, value: Meaning, depth: number): Meaning | null {
  if (pattern === name) return value;
  if (pattern.type === 'AssignmentPattern') return inPattern(module, pattern.left, name, value, depth);
  if (pattern.type !== 'ObjectPattern') return null;
  for (const property of pattern.properties) {
    if (property.type !== 'Property') continue;
    const key = memberName(module, { computed: property.computed, property: property.key }, depth);
    const part = key === null ? unknown : value.kind === 'global' ? globalMember(value.path, key) : value.kind === 'import' && value.name === '*' ? { ...value, name: key } : unknown;
    const found = inPattern(module, property.value, name, part, depth);
    if (found !== null) return found;
  }
  return null;
}

function importMeaning(specifier: Node, declaration: Node): Meaning {
  if (declaration.type !== 'ImportDeclaration') return unknown;
  const from = declaration.source.value;
  if (specifier.type === 'ImportNamespaceSpecifier') return { kind: 'import', from, name: '*' };
  if (specifier.type === 'ImportDefaultSpecifier') return { kind: 'import', from, name: 'default' };
  if (specifier.type !== 'ImportSpecifier') return unknown;
  return { kind: 'import', from, name: specifier.imported.type === 'Identifier' ? specifier.imported.name : specifier.imported.value };
}

/** The name of a member or of a key, computed ones too; null when it cannot be told. */
export function memberName(module: SourceModule, { computed, property }: { readonly computed: boolean; readonly property: Node }, depth = 0): string | null {
  if (!computed) {
    if (property.type === 'Identifier') return property.name;
    return property.type === 'Literal' ? String(property.value) : null;
  }
  const meaning = meaningOf(module, property, depth + 1);
  return meaning.kind === 'text' && meaning.whole ? meaning.text : null;
}
