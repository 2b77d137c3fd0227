import { meaningOf, memberName } from '../../modules/evaluate.ts';
import type { Node, SourceModule } from '../../modules/source-module.ts';
import { walk } from '../../modules/walk.ts';
import type { Finding } from '../../report/report.ts';
import { findingAt } from '../static-rule.ts';

const makers: ReadonlySet<string> = new Set(['eval', 'Function', 'execScript']);
const timers: ReadonlySet<string> = new Set(['setTimeout', 'setInterval', 'setImmediate']);
const remedy = 'Write the code out. The content policy of every page refuses code from text.';

/** Nothing makes code out of text: the policy refuses it, and nobody could review it. */
export function codeFromText(module: SourceModule): Finding[] {
  const found: Finding[] = [];
  walk(module.program, (node, [parent]) => {
    if (isReference(node, parent)) {
      const meaning = meaningOf(module, node);
      const name = meaning.kind === 'global' ? meaning.path[0] : undefined;
      if (meaning.kind === 'global' && meaning.path.length === 1 && name !== undefined && makers.has(name)) found.push(findingAt(module, node, 'eval', `It uses ${name}, which makes code out of text.`, remedy));
    }
    if (node.type === 'CallExpression' || node.type === 'NewExpression') found.push(...timerWithText(module, node), ...functionByConstructor(module, node));
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

function timerWithText(module: SourceModule, node: Extract<Node, { type: 'CallExpression' | 'NewExpression' }>): Finding[] {
  const callee = meaningOf(module, node.callee);
  const name = callee.kind === 'global' ? callee.path.at(-1) : undefined;
  if (name === undefined || !timers.has(name)) return [];
  const meaning = meaningOf(module, node.arguments[0]);
  return meaning.kind === 'text' ? [findingAt(module, node, 'eval', `It gives ${name} text, which becomes code.`, remedy)] : [];
}

/** `[].constructor.constructor('...')` is Function by another name; so is the constructor of a function. */
function functionByConstructor(module: SourceModule, { callee }: Extract<Node, { type: 'CallExpression' | 'NewExpression' }>): Finding[] {
  if (callee.type !== 'MemberExpression' || memberName(module, callee) !== 'constructor') return [];
  const { object } = callee;
  const isTwice = object.type === 'MemberExpression' && memberName(module, object) === 'constructor';
  const isOfFunction = object.type === 'ArrowFunctionExpression' || object.type === 'FunctionExpression' || (object.type === 'ParenthesizedExpression' && /Function/.test(object.expression.type));
  return isTwice || isOfFunction ? [findingAt(module, callee, 'eval', 'It reaches the Function constructor through `constructor`.', remedy)] : [];
}
