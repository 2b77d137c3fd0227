import react from '@vitejs/plugin-react';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import type { Contents } from './catalogue-contents.ts';
import { storyFiles } from './story-files.ts';

const folder = join(import.meta.dirname, '..', 'generated');

/**
 * Writes the stories that follow from stores, screen maps and contracts into the folder `generated`, which git does not keep. A file that is already right stays as it
 * is, so that a running catalog sees only what has changed.
 *
 * @throws Error when a store cannot be composed, or its source has a mistake
 */
export async function writeStories(): Promise<void> {
  const files = storyFiles(await readContents());
  mkdirSync(folder, { recursive: true });
  const present = new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
  for (const { name, source } of files) if (present.get(name) !== source) writeFileSync(join(folder, name), source);
  const wanted = new Set(files.map(({ name }) => name));
  for (const name of present.keys()) if (!wanted.has(name)) rmSync(join(folder, name));
}

/** The sources are TypeScript with JSX and decorators, which Node alone does not read. */
async function readContents(): Promise<Contents> {
  const { module } = await runnerImport<{ readonly contents: Contents }>(join(import.meta.dirname, 'catalogue-contents.ts'), {
    configFile: false,
    root: join(import.meta.dirname, '..', '..'),
    logLevel: 'error',
    plugins: [react({ jsxImportSource: '@emotion/react' })],
  });
  return module.contents;
}
