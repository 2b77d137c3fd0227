// npm run test:stories [-- --all] [-- --store FSS] [-- --theme adv12] [-- --looks] [-- words]: each story once in its own store and theme, or in every store that shows it and every theme. axe examines each page that differs from all others.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Choice } from './choice.ts';

const { values, positionals } = parseArgs({
  options: { all: { type: 'boolean', default: false }, looks: { type: 'boolean', default: false }, store: { type: 'string', multiple: true, default: [] }, theme: { type: 'string', multiple: true, default: [] } },
  allowPositionals: true,
});
const root = join(import.meta.dirname, '..');
const listed = (names: readonly string[]): string[] => names.flatMap((name) => name.split(','));
const choice: Choice = {
  everyDress: values.all || values.store.length + values.theme.length > 0,
  words: positionals,
  stores: listed(values.store),
  themes: listed(values.theme),
  looks: values.looks,
  newKindsOnly: false,
};

const { status } = spawnSync(
  process.execPath,
  [join(root, '..', 'node_modules', 'vitest', 'vitest.mjs'), 'run', '--root', root, '--project', 'stories', 'half', `--reporter=${join(import.meta.dirname, 'progress.ts')}`],
  { stdio: 'inherit', env: { ...process.env, STORIES_CHOICE: JSON.stringify(choice) } },
);
process.exitCode = status ?? 1;
