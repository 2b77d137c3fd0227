import { posix } from 'node:path';
import type { ModuleImport } from '../modules/imports.ts';
import { meaningOf } from '../modules/evaluate.ts';
import type { SourceModule } from '../modules/source-module.ts';
import { walk } from '../modules/walk.ts';
import { textOf } from '../package/store-package.ts';
import type { Finding } from '../report/report.ts';
import type { Subject } from '../subject.ts';
import { isBare } from './bare-name.ts';
import { findingAt, findingIn, type StaticCheck } from './static-rule.ts';

/** The files that the store loads are in its package, below `dist`, and are those that were packed. */
export const integrityRule: StaticCheck = {
  rule: 'integrity',
  find(subject) {
    return [
      ...subject.source.strange.map((path) => findingIn(path, 'strange file', 'It is no plain file inside the package.', 'Ship plain files alone: no links, no paths that lead out.')),
      ...subject.unreadable.map(({ path, problem }) => findingIn(path, 'syntax', `The module cannot be read: ${problem}`, 'Build the store again.')),
      ...brokenJson(subject),
      ...[...subject.imports].flatMap(([module, imports]) => imports.flatMap((each) => importFinding(subject, module, each))),
      ...subject.modules.flatMap((module) => fileAddresses(subject, module)),
    ];
  },
};

/** The files that end in .json without being JSON: every loader reads such a file as JSON. */
function brokenJson({ source }: Subject): Finding[] {
  return [...source.files.keys()]
    .filter((path) => path.startsWith('dist/') && path.endsWith('.json'))
    .flatMap((path) => {
      try {
        JSON.parse(textOf(source, path) ?? '');
        return [];
      } catch (error) {
        return [findingIn(path, 'JSON', `It is no JSON: ${error instanceof Error ? error.message : String(error)}`, 'Build the store again.')];
      }
    });
}

function importFinding(subject: Subject, module: SourceModule, { from, dynamic, node }: ModuleImport): Finding[] {
  const at = (check: string, message: string, remedy: string) => [findingAt(module, node, check, message, remedy)];
  if (from === null) return dynamic ? at('computed import', 'What it imports is computed, so no reviewer can tell which bytes run.', 'Import a file of the package by a constant path.') : [];
  if (isBare(from)) return [];
  if (!from.startsWith('.')) return at('network import', `It imports ${from}, which is not in the package: its bytes are not part of the package's promise.`, 'Bundle it into the store.');
  const path = posix.join(posix.dirname(module.path), from.replace(/[?#].*$/, ''));
  return placeFinding(subject, path).flatMap(([check, message, remedy]) => at(check, message, remedy));
}

/** `new URL('./picture.svg', import.meta.url)`: how a built module names a file beside it. */
function fileAddresses(subject: Subject, module: SourceModule): Finding[] {
  const found: Finding[] = [];
  walk(module.program, (node) => {
    if (node.type !== 'NewExpression') return;
    const callee = meaningOf(module, node.callee);
    const [address, base] = node.arguments;
    if (callee.kind !== 'global' || callee.path.join('.') !== 'URL' || base?.type !== 'MemberExpression' || base.object.type !== 'MetaProperty') return;
    const meaning = meaningOf(module, address);
    if (meaning.kind !== 'text' || !meaning.whole || /^([a-z]+:|\/)/i.test(meaning.text)) return;
    const path = posix.join(posix.dirname(module.path), meaning.text.replace(/[?#].*$/, ''));
    for (const [check, message, remedy] of placeFinding(subject, path)) found.push(findingAt(module, node, check, message, remedy));
  });
  return found;
}

function placeFinding({ source }: Subject, path: string): (readonly [check: string, message: string, remedy: string])[] {
  if (!path.startsWith('dist/')) return [['outside dist', `It leads to ${path}, outside dist: only dist is shipped.`, 'Bundle what it needs into dist.']];
  return source.files.has(path) ? [] : [['missing file', `${path} is not in the package.`, 'Build the store again, or correct the path.']];
}
