import { meaningOf, memberName } from '../../modules/evaluate.ts';
import type { Node, SourceModule } from '../../modules/source-module.ts';
import { walk } from '../../modules/walk.ts';
import type { Finding } from '../../report/report.ts';
import { findingAt } from '../static-rule.ts';

const makers: ReadonlySet<string> = new Set(['eval', 'Function', 'execScript']);
const timers: ReadonlySet<string> = new Set(['setTimeout', 'setInterval', 'setImmediate']);
/** `Function.toString.call(value)` and the like read a function; they make none. */
const readers: ReadonlySet<string> = new Set(['toString', 'prototype', 'name', 'length']);
const remedy = 'Write the code out. The content policy of every page refuses code from text.';

/** Nothing makes code out of text: the policy refuses it, and no one could review it. */
export function codeFromText(module: SourceModule): Finding[] {
  const found: Finding[] = [];
  walk(module.program, (node, [parent, declarator]) => {
    if (isReference(node, parent) && !isRead(module, node, parent)) {
      const meaning = meaningOf(module, node);
      const name = meaning.kind === 'global' ? meaning.path[0] : undefined;
      if (meaning.kind === 'global' && meaning.path.length === 1 && name !== undefined && makers.has(name)) found.push(findingAt(module, node, 'eval', `It uses ${name}, which makes code out of text.`, remedy));
    }
    if (node.type === 'CallExpression' || node.type === 'NewExpression') found.push(...timerWithText(module, node));
    if (node.type === 'MemberExpression' && memberName(module, node) === 'constructor' && leadsToFunction(module, node, parent)) {
      found.push(findingAt(module, node, 'eval', 'It reaches the Function constructor through `constructor`.', remedy));
    }
    if (node.type === 'Property' && parent?.type === 'ObjectPattern' && memberName(module, { computed: node.computed, property: node.key }) === 'constructor' && isTakenOfFunction(node, parent, declarator)) {
      found.push(findingAt(module, node, 'eval', 'It takes the Function constructor out of a function.', remedy));
    }
  });
  return found;
}

/** A place where an expression is looked at once: the outermost member or the bare name. */
export function isReference(node: Node, parent: Node | undefined): boolean {
  if (node.type === 'MemberExpression') return true;
  if (node.type !== 'Identifier') return false;
  if (parent?.type === 'MemberExpression') return parent.object === node || parent.computed;
  if (parent?.type === 'Property' || parent?.type === 'MethodDefinition' || parent?.type === 'PropertyDefinition') return parent.value === node || parent.computed;
  return true;
}

function isRead(module: SourceModule, node: Node, parent: Node | undefined): boolean {
  if (parent?.type === 'BinaryExpression' && parent.operator === 'instanceof') return parent.right === node;
  return parent?.type === 'MemberExpression' && parent.object === node && readers.has(memberName(module, parent) ?? '');
}

function timerWithText(module: SourceModule, node: Extract<Node, { type: 'CallExpression' | 'NewExpression' }>): Finding[] {
  const callee = meaningOf(module, node.callee);
  const path = callee.kind === 'global' ? callee.path : [];
  // `setTimeout.call(window, '...')`: what is called comes first, then its arguments.
  const isHanded = /^(call|bind)$/.test(path.at(-1) ?? '');
  const name = path.at(isHanded ? -2 : -1);
  if (name === undefined || !timers.has(name)) return [];
  const meaning = meaningOf(module, node.arguments[isHanded ? 1 : 0]);
  return meaning.kind === 'text' ? [findingAt(module, node, 'eval', `It gives ${name} text, which becomes code.`, remedy)] : [];
}

/**
 * `[].constructor.constructor` is Function by another name; so is the constructor of a function, and any that is called with text, or as
 * a function: `new this.constructor()`, which makes another of its kind, is called with `new`.
 */
function leadsToFunction(module: SourceModule, node: Extract<Node, { type: 'MemberExpression' }>, parent: Node | undefined): boolean {
  const object = bare(node.object);
  if (object.type === 'MemberExpression' && memberName(module, object) === 'constructor') return true;
  if (object.type === 'ArrowFunctionExpression' || object.type === 'FunctionExpression' || object.type === 'ClassExpression') return true;
  const of = object.type === 'Identifier' ? module.variableOf(object)?.defs[0]?.type : undefined;
  if (of === 'FunctionName' || of === 'ClassName') return true;
  const meaning = meaningOf(module, object);
  if (meaning.kind === 'global' && meaning.path.join('.') === 'Function.prototype') return true;
  if (object.type === 'CallExpression' && isOfFunction(module, object)) return true;
  if (parent?.type === 'CallExpression' && parent.callee === node) return true;
  return parent?.type === 'NewExpression' && parent.callee === node && parent.arguments.some((argument) => meaningOf(module, argument).kind === 'text');
}

/** `const { constructor } = () => {}`, and `const { constructor: { constructor } } = []`. */
function isTakenOfFunction(property: Extract<Node, { type: 'Property' }>, pattern: Node, declarator: Node | undefined): boolean {
  if (property.value.type === 'ObjectPattern') return true;
  const taken = declarator?.type === 'VariableDeclarator' && declarator.id === pattern ? declarator.init : declarator?.type === 'AssignmentExpression' && declarator.left === pattern ? declarator.right : null;
  return taken !== null && /Function|^Class/.test(bare(taken).type);
}

/** `Object.getPrototypeOf(async function () {})`. */
function isOfFunction(module: SourceModule, call: Extract<Node, { type: 'CallExpression' }>): boolean {
  const callee = meaningOf(module, call.callee);
  const [argument] = call.arguments;
  return callee.kind === 'global' && callee.path.at(-1) === 'getPrototypeOf' && argument !== undefined && /Function|Class/.test(bare(argument).type);
}

const bare = (node: Node): Node => (node.type === 'ParenthesizedExpression' ? bare(node.expression) : node);
