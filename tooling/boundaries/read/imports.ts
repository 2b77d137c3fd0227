import { parseSync } from 'vite';

/** One import as a source file has it. */
export interface ImportFound {
  readonly specifier: string;
  readonly line: number;
  /** `import type`, `export type ... from` and `import('x').T` in a type: nothing of it is left at run time. */
  readonly typeOnly: boolean;
  /** `import('x')`: loaded when it is reached, not when the file is. */
  readonly lazy: boolean;
}

/** Thrown for a file that is not TypeScript or JavaScript; names the file and the place. */
export class SyntaxFault extends Error {}

/**
 * All imports of one source text, in the order of the file. `import { type A } from 'x'` counts as an import at run time,
 * since with `verbatimModuleSyntax` the empty `import 'x'` stays behind.
 */
export function importsIn(file: string, text: string): ImportFound[] {
  const { program, errors } = parseSync(file, text);
  const fault = errors[0];
  if (fault !== undefined) throw new SyntaxFault(`${file}: ${fault.message}`);
  const found: ImportFound[] = [];
  visit(program, node => {
    const source = sourceOf(node);
    if (source === undefined) return;
    found.push({
      specifier: source,
      line: lineAt(text, Number(node['start'])),
      typeOnly: node['type'] === 'TSImportType' || node['importKind'] === 'type' || node['exportKind'] === 'type',
      lazy: node['type'] === 'ImportExpression',
    });
  });
  return found;
}

type Node = Readonly<Record<string, unknown>>;

const CARRIES_SOURCE = new Set([
  'ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration', 'ImportExpression', 'TSImportType',
]);

/** Only a literal can be checked; `import(variable)` is a loader's business. */
function sourceOf(node: Node): string | undefined {
  if (node['type'] === 'TSExternalModuleReference') return literal(node['expression']);
  return CARRIES_SOURCE.has(String(node['type'])) ? literal(node['source']) : undefined;
}

function literal(value: unknown): string | undefined {
  return isNode(value) && typeof value['value'] === 'string' ? value['value'] : undefined;
}

function visit(value: unknown, enter: (node: Node) => void): void {
  if (Array.isArray(value)) for (const each of value) visit(each, enter);
  else if (isNode(value)) {
    if (typeof value['type'] === 'string') enter(value);
    for (const part of Object.values(value)) visit(part, enter);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}

function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}
