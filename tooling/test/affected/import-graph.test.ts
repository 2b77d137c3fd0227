import { describe, expect, it } from 'vitest';
import { smallHouse } from '../../boundaries/testing/small-house.ts';
import { importGraph, loadedWith } from './import-graph.ts';

const exports = { '.': './src/index.ts', './fonts/*': './src/fonts/*.css' };
const tree = smallHouse({
  'packages/ui/package.json': JSON.stringify({ name: '@small-house/ui', exports }),
  'packages/ui/src/index.ts': `export { Field } from './Field.tsx';`,
  'packages/ui/src/Field.tsx': `import type { Label } from './Label.tsx'; const later = () => import('./Late.tsx');`,
  'apps/web/src/page.ts': `import '@small-house/ui'; import '@small-house/ui/fonts/bold'; import 'react';`,
});
const graph = importGraph(tree);

describe('what a file loads', () => {
  it('is found through the doors of packages, those with a star among them', () => {
    expect([...(graph.get('apps/web/src/page.ts') ?? [])]).toEqual(['packages/ui/src/index.ts', 'packages/ui/src/fonts/bold.css']);
  });

  it('is all that is loaded with it, also later, but no file of which it has types alone', () => {
    expect([...loadedWith(graph, ['apps/web/src/page.ts'])].filter((file) => file.endsWith('.tsx')).toSorted()).toEqual(['packages/ui/src/Field.tsx', 'packages/ui/src/Late.tsx']);
  });

  it('is loaded once where files load each other', () => {
    const circle = new Map([['a.ts', new Set(['b.ts'])], ['b.ts', new Set(['a.ts'])]]);
    expect([...loadedWith(circle, ['a.ts'])]).toEqual(['a.ts', 'b.ts']);
  });
});
