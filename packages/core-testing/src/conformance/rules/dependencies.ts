import { sharedModules } from '@quartermaster/core/shared-modules';
import { memberName } from '../modules/evaluate.ts';
import type { SourceModule } from '../modules/source-module.ts';
import { walk } from '../modules/walk.ts';
import type { Finding } from '../report/report.ts';
import type { Subject } from '../subject.ts';
import { bareName, isBare } from './bare-name.ts';
import { copies, elementMark } from './host-copies.ts';
import { findingAt, findingIn, type StaticCheck } from './static-rule.ts';

const shared = new Set(sharedModules);
const given = new Set(sharedModules.map(bareName));

/** One React, one Emotion, one engine: the host gives them, and a store brings none. */
export const dependenciesRule: StaticCheck = {
  rule: 'dependencies',
  find(subject) {
    return [...imported(subject), ...installed(subject), ...subject.modules.flatMap(bundled)];
  },
};

/** A bare import that the host's import map does not have cannot be loaded. Doors of our own packages are the API's business. */
function imported({ imports }: Subject): Finding[] {
  return [...imports].flatMap(([module, list]) =>
    list.flatMap(({ from, node }) => {
      if (from === null || !isBare(from) || shared.has(from) || (from.startsWith('@quartermaster/') && given.has(bareName(from)))) return [];
      const remedy = given.has(bareName(from)) ? `Import ${bareName(from)} itself; the host gives no other part of it.` : 'Bundle it into the store.';
      return [findingAt(module, node, 'bare import', `The host does not give ${from}, so the store cannot be loaded.`, remedy)];
    }),
  );
}

/** The packages that the host gives are in peerDependencies, else the package manager installs a second one. */
function installed({ packageJson }: Subject): Finding[] {
  const named = (field: string): string[] => {
    const value = packageJson[field];
    if (Array.isArray(value)) return value.map(String);
    return Object.keys(typeof value === 'object' && value !== null ? value : {});
  };
  return ['dependencies', 'optionalDependencies', 'bundleDependencies', 'bundledDependencies'].flatMap((field) =>
    named(field)
      .filter((name) => given.has(name))
      .map((name) => findingIn('package.json', 'second copy', `${name} is in ${field}: a second copy would be installed beside the host's.`, 'Move it to peerDependencies and devDependencies.')),
  );
}

function bundled(module: SourceModule): Finding[] {
  const words = new Set<string>();
  let makesElements = false;
  walk(module.program, (node) => {
    if (node.type === 'Literal' && typeof node.value === 'string') words.add(node.value);
    else if (node.type === 'TemplateElement') words.add(node.value.cooked ?? node.value.raw);
    else if (node.type === 'Identifier') words.add(node.name);
    else if (node.type === 'ObjectExpression') makesElements ||= node.properties.some((property) => property.type === 'Property' && memberName(module, { computed: property.computed, property: property.key }) === elementMark);
  });
  const holds = (signs: readonly string[] | undefined) => signs?.every((sign) => words.has(sign)) === true;
  return copies
    .filter(({ signs, formerSigns, makesElements: isKnownByElements }) => (isKnownByElements === true ? makesElements : holds(signs) || holds(formerSigns)))
    .map(({ name }) => findingIn(module.path, 'bundled', `It holds a copy of ${name}, which the host gives.`, `Leave ${name} external in the build.`));
}
