// npm run dev [-- --store FSS] [--reset]: starts everything on the sources, shows each change of them in the browser, and stops it in order.
import { join } from 'node:path';
import { keepRunning } from '../start/keep-running.ts';
import { readSettings } from '../start/settings.ts';
import { addressOf, readCommandLine } from './command-line.ts';
import { startDevelopment } from './development.ts';

const root = join(import.meta.dirname, '..', '..');
const say = (line: string): void => console.log(line);
// The pages run React's development build, whatever this terminal is for.
process.env['NODE_ENV'] = 'development';

const { store, rest } = readCommandLine(process.argv.slice(2));
await keepRunning({
  root,
  settings: () => readSettings(process.env, rest, root),
  start: (settings) => startDevelopment(root, settings, say),
  say,
  address: ({ webOrigin }) => addressOf(webOrigin, store),
});
