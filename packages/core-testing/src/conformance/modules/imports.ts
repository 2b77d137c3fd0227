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
      found.push({ from: meaning.kind === 'text' && (meaning.whole || /^([a-z]+:|\/\/)/i.test(meaning.text)) ? meaning.text : null, dynamic: true, isAtOnce: !above.some(({ type }) => type.endsWith('FunctionExpression') || type === 'FunctionDeclaration'), names: ['*'], node });
    }
  });
  return found;
}

function importedName(specifier: Node): string {
  if (specifier.type === 'ImportSpecifier') return moduleName(specifier.imported);
  return specifier.type === 'ImportDefaultSpecifier' ? 'default' : '*';
}

const moduleName = (name: Node): string => (name.type === 'Identifier' ? name.name : name.type === 'Literal' ? String(name.value) : '*');
