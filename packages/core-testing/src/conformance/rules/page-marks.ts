import { sharedModules } from '@quartermaster/core/shared-modules';
import { isSymbol, meaningOf, memberName } from '../modules/evaluate.ts';
import { globalName } from '../modules/meaning.ts';
import type { Node, SourceModule } from '../modules/source-module.ts';
import { walk } from '../modules/walk.ts';
import type { Finding } from '../report/report.ts';
import { findingAt, type StaticCheck } from './static-rule.ts';

/** Addresses are the business of security: what leads the page elsewhere is found there. */
const addresses = /^(document\.)?location(\.|$)/;
const shared = new Set(sharedModules);
const history = /^history\.(pushState|replaceState|go|back|forward)$/;
const changers: ReadonlySet<string> = new Set(['Object.assign', 'Object.defineProperty', 'Object.defineProperties', 'Object.setPrototypeOf', 'Reflect.set', 'Reflect.defineProperty', 'Reflect.setPrototypeOf', 'Object.freeze', 'Object.seal']);
/** The elements of the whole page, which belong to the host. */
const pageRoots = /^document(\.(body|documentElement|head))?$/;
const marking: ReadonlySet<string> = new Set(['setAttribute', 'removeAttribute', 'toggleAttribute', 'add', 'remove', 'toggle', 'setProperty']);

/** The marks that a store leaves on the page, which stay for all that is shown after it: globals, prototypes, title, attributes of html and body, history. */
export const pageMarks: StaticCheck = {
  rule: 'isolation',
  find: ({ modules }) => modules.flatMap(inModule),
};

function inModule(module: SourceModule): Finding[] {
  const found: Finding[] = [];
  walk(module.program, (node) => {
    if (node.type === 'AssignmentExpression') {
      const finding = written(module, node.left, node);
      if (finding !== null) found.push(finding);
    }
    if (node.type === 'CallExpression') {
      const finding = changedByCall(module, node);
      if (finding !== null) found.push(finding);
    }
    if (node.type === 'UpdateExpression' || (node.type === 'UnaryExpression' && node.operator === 'delete')) {
      const finding = written(module, node.argument, node);
      if (finding !== null) found.push(finding);
    }
  });
  return found;
}

/** An assignment to a member of the window, of the document's own elements, or of a prototype of the browser's. */
function written(module: SourceModule, left: Node, node: Node): Finding | null {
  if (left.type !== 'MemberExpression') return null;
  if (memberName(module, left) === '__proto__') return findingAt(module, node, 'prototype', 'It changes what an object inherits.', 'Make objects with Object.create or with classes.');
  const given = ofHost(module, left);
  if (given !== null) return findingAt(module, node, 'host module', `It changes what ${given} exports, which the host and every part of the page use.`, 'Write a function of your own, or wrap the component.');
  if (isInherited(module, left.object)) return prototypeFinding(module, node, 'what an object inherits');
  const object = meaningOf(module, left.object);
  if (object.kind !== 'global' || isSymbol(module, left)) return null;
  const name = memberName(module, left) ?? '...';
  const full = globalName([...object.path, name]);
  if (addresses.test(full)) return null;
  if (isPrototype(object.path)) return prototypeFinding(module, node, full);
  if (object.path.length === 0) return findingAt(module, node, 'global', `It writes the global ${name}.`, 'Keep values in modules and in state.');
  return isOfPage(object.path) ? findingAt(module, node, 'mark on the page', `It writes ${full}, which belongs to the whole page.`, 'Show what is yours where React puts it; the title comes from the screen.') : null;
}

function changedByCall(module: SourceModule, node: Extract<Node, { type: 'CallExpression' }>): Finding | null {
  const callee = meaningOf(module, node.callee);
  if (callee.kind === 'global') {
    const name = globalName(callee.path);
    if (history.test(name)) return findingAt(module, node, 'history', `It calls ${name}: the history is the engine's.`, 'Use useNavigation.');
    if (changers.has(name)) return changed(module, node.arguments[0], node);
    if (marking.has(callee.path.at(-1) ?? '') && isOfPage(callee.path.slice(0, -1))) {
      return findingAt(module, node, 'mark on the page', `It calls ${name}, which changes what belongs to the whole page.`, 'Show what is yours where React puts it.');
    }
  }
  const method = node.callee.type === 'MemberExpression' ? memberName(module, node.callee) : null;
  if (node.callee.type !== 'MemberExpression' || (method !== '__defineGetter__' && method !== '__defineSetter__')) return null;
  return changed(module, node.callee.object, node);
}

function changed(module: SourceModule, target: Node | undefined, node: Node): Finding | null {
  const given = target === undefined ? null : ofHost(module, target);
  if (given !== null) return findingAt(module, node, 'host module', `It changes what ${given} exports, which the host and every part of the page use.`, 'Write a function of your own, or wrap the component.');
  if (isInherited(module, target)) return prototypeFinding(module, node, 'what an object inherits');
  const object = meaningOf(module, target);
  if (object.kind !== 'global') return null;
  if (isPrototype(object.path)) return prototypeFinding(module, node, globalName(object.path));
  if (object.path.length === 0) return findingAt(module, node, 'global', 'It changes the global object.', 'Keep values in modules and in state.');
  return isOfPage(object.path) ? findingAt(module, node, 'mark on the page', `It changes ${globalName(object.path)}, which belongs to the whole page.`, 'Show what is yours where React puts it.') : null;
}

/** The module of the host that an expression begins with: `React`, `Component.prototype`; null for everything else. */
function ofHost(module: SourceModule, node: Node): string | null {
  if (node.type === 'MemberExpression') return ofHost(module, node.object);
  const meaning = meaningOf(module, node);
  return meaning.kind === 'import' && shared.has(meaning.from) ? meaning.from : null;
}

/** `value.constructor.prototype`, `value.__proto__`, `Object.getPrototypeOf(value)`: prototypes of what may be anybody's. */
function isInherited(module: SourceModule, node: Node | undefined): boolean {
  if (node?.type === 'CallExpression') {
    const callee = meaningOf(module, node.callee);
    return callee.kind === 'global' && /^(Object|Reflect)\.getPrototypeOf$/.test(callee.path.join('.'));
  }
  if (node?.type !== 'MemberExpression') return false;
  const name = memberName(module, node);
  return name === '__proto__' || (name === 'prototype' && node.object.type === 'MemberExpression' && memberName(module, node.object) === 'constructor');
}

const prototypeFinding = (module: SourceModule, node: Node, name: string): Finding =>
  findingAt(module, node, 'prototype', `It changes ${name}, which all code of the page shares.`, 'Write a function of your own.');

const isPrototype = (path: readonly string[]): boolean => path.at(-1) === 'prototype' || (path.length === 1 && /^[A-Z]/.test(path[0] ?? ''));

/** The document itself, and the attributes and classes of its own three elements. */
function isOfPage(path: readonly string[]): boolean {
  const name = globalName(path);
  return pageRoots.test(name) || pageRoots.test(name.replace(/\.(classList|dataset|style|attributes)$/, ''));
}
