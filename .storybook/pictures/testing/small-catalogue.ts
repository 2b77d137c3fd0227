import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCatalogue, type BuiltCatalogue } from '../catalogue.ts';

/** Stories by id, as HTML, and the tokens that they use, as declarations of CSS. */
export interface SmallCatalogue {
  readonly tokens: string;
  readonly stories: Readonly<Record<string, { readonly name: string; readonly html: string }>>;
}

/** Writes a catalog that works as a built one, without what Storybook needs seconds for. */
export function writeCatalogue(folder: string, { tokens, stories }: SmallCatalogue): BuiltCatalogue {
  mkdirSync(folder, { recursive: true });
  const entries = Object.entries(stories).map(([id, { name }]) => [id, { type: 'story', id, title: 'Small', name, tags: [] }]);
  writeFileSync(join(folder, 'index.json'), JSON.stringify({ entries: Object.fromEntries(entries) }));
  writeFileSync(join(folder, 'iframe.html'), `<!doctype html><style>:root { ${tokens} } body { margin: 0; }</style><body><script>
    const stories = ${JSON.stringify(stories)};
    window.__STORYBOOK_PREVIEW__ = {};
    const show = (id) => {
      document.body.innerHTML = stories[id].html;
      document.body.querySelector('time')?.append(new Date().toLocaleString());
      window.__STORYBOOK_PREVIEW__.currentRender = { id, phase: 'finished' };
    };
    window.__STORYBOOK_ADDONS_CHANNEL__ = { emit: (event, { storyId }) => show(storyId) };
    show(new URL(location).searchParams.get('id'));
  </script>`);
  return readCatalogue(folder);
}
