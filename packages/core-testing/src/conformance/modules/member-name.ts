import { meaningOf } from './evaluate.ts';
import type { Node, SourceModule } from './source-module.ts';

/** The name of a member or of a key, computed ones too; null when it cannot be told. */
export function memberName(module: SourceModule, { computed, property }: { readonly computed: boolean; readonly property: Node }, depth = 0): string | null {
  if (!computed) {
    if (property.type === 'Identifier') return property.name;
    return property.type === 'Literal' ? String(property.value) : null;
  }
  const meaning = meaningOf(module, property, depth + 1);
  return meaning.kind === 'text' && meaning.whole ? meaning.text : null;
}
