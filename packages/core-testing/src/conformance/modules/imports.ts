import { meaningOf } from './evaluate.ts';
import type { Node, SourceModule } from './source-module.ts';
import { walk } from './walk.ts';

/** An import of a built module. */
export interface ModuleImport {
  /** Null when it cannot be told: a dynamic import of something computed. */
  readonly from: string | null;
  readonly dynamic: boolean;
  /** It is imported as soon as the module runs, and not when a function is called. */
  readonly isAtOnce: boolean;
  /** The exports that it takes by name; `*` for all of them. */
  readonly names: readonly string[];
  readonly node: Node;
}

/** Every import and re-export of a module. */
export function importsOf(module: SourceModule): readonly ModuleImport[] {
  const found: ModuleImport[] = [];
  walk(module.program, (node, above) => {
    if (node.type === 'ImportDeclaration') found.push({ from: node.source.value, dynamic: false, isAtOnce: true, names: node.specifiers.map(importedName), node });
    else if (node.type === 'ExportAllDeclaration') found.push({ from: node.source.value, dynamic: false, isAtOnce: true, names: ['*'], node });
    else if (node.type === 'ExportNamedDeclaration' && node.source) found.push({ from: node.source.value, dynamic: false, isAtOnce: true, names: node.specifiers.map(({ local }) => moduleName(local)), node });
    else if (node.type === 'ImportExpression') {
      const meaning = meaningOf(module, node.source);
      found.push({ from: meaning.kind === 'text' && (meaning.whole || /^([a-z]+:|\/\/)/i.test(meaning.text)) ? meaning.text : null, dynamic: true, isAtOnce: runsAtOnce(module, above), names: ['*'], node });
    }
  });
  return found;
}

const isFunction = ({ type }: Node): boolean => type.endsWith('FunctionExpression') || type === 'FunctionDeclaration';

/** Code that runs with its module: in no function, or in one that is called where it is made, or by its name, by such code. */
function runsAtOnce(module: SourceModule, above: readonly Node[], seen: ReadonlySet<Node> = new Set()): boolean {
  const at = above.findIndex(isFunction);
  const made = above[at];
  if (made === undefined) return true;
  if (seen.has(made)) return false;
  const outside = above.slice(at + 1);
  const call = outside.find(({ type }) => type !== 'ParenthesizedExpression');
  const isCalled = call?.type === 'CallExpression' && (within(call.callee, made) || isEach(call));
  if (isCalled) return runsAtOnce(module, outside, seen);
  const name = made.type === 'FunctionDeclaration' ? made.id : call?.type === 'VariableDeclarator' && call.id.type === 'Identifier' ? call.id : null;
  if (name === null) return false;
  let isAtOnce = false;
  walk(module.program, (node, around) => {
    if (isAtOnce || node.type !== 'CallExpression' || node.callee.type !== 'Identifier' || node.callee.name !== name.name) return;
    const isThis = module.variableOf(node.callee)?.identifiers.some((identifier) => (identifier as unknown) === name) === true;
    isAtOnce = isThis && runsAtOnce(module, around, new Set([...seen, made]));
  });
  return isAtOnce;
}

/** `(() => import('./a.js'))()`. */
const within = (callee: Node, made: Node): boolean => callee === made || (callee.type === 'ParenthesizedExpression' && within(callee.expression, made));

/** `list.map(() => import('./a.js'))`: a method that calls what it is given. */
const isEach = ({ callee }: Extract<Node, { type: 'CallExpression' }>): boolean =>
  callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && /^(map|flatMap|forEach|some|every|then|finally)$/.test(callee.property.name);

function importedName(specifier: Node): string {
  if (specifier.type === 'ImportSpecifier') return moduleName(specifier.imported);
  return specifier.type === 'ImportDefaultSpecifier' ? 'default' : '*';
}

const moduleName = (name: Node): string => (name.type === 'Identifier' ? name.name : name.type === 'Literal' ? String(name.value) : '*');
