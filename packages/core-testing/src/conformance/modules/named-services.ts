import { meaningOf } from './evaluate.ts';
import type { Node, SourceModule } from './source-module.ts';
import { walk } from './walk.ts';

/** A service below `/vs/` that a module names, in whatever it calls, links to or shows. */
export interface NamedService {
  /** Without what the marketplace puts before it, and without a query. */
  readonly path: string;
  /** False when only its beginning can be told. */
  readonly whole: boolean;
  readonly module: SourceModule;
  readonly node: Node;
}

/** As code names it: `/vs/...` to the engine, `/ws/vs/...` in a link, `/advantage/rs/vs/...` on the wire. */
const pattern = /^(?:\/ws|\/advantage\/rs)?(\/vs\/[A-Za-z0-9_/-]*)([?#].*)?$/s;

/** Every text of a module that begins as a service of some store does; of texts that are put together, the whole alone. */
export function namedServices(module: SourceModule): readonly NamedService[] {
  const found: NamedService[] = [];
  walk(module.program, (node, [parent]) => {
    if (!isText(node) || isPartOfText(parent)) return;
    const meaning = meaningOf(module, node);
    const [, path, query] = (meaning.kind === 'text' ? pattern.exec(meaning.text) : null) ?? [];
    if (path !== undefined && meaning.kind === 'text') found.push({ path, whole: meaning.whole || query !== undefined, module, node });
  });
  return found;
}

const isText = (node: Node): boolean => node.type === 'Literal' || node.type === 'TemplateLiteral' || node.type === 'CallExpression' || (node.type === 'BinaryExpression' && node.operator === '+');

const isPartOfText = (parent: Node | undefined): boolean => parent?.type === 'TemplateLiteral' || (parent?.type === 'BinaryExpression' && parent.operator === '+');
