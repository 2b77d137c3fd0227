// npm start: builds the web, starts everything, shows where it is, and stops it in order.
import { join } from 'node:path';
import { keepRunning } from './keep-running.ts';
import { startMarketplace } from './marketplace.ts';
import { readSettings } from './settings.ts';
import { buildWeb } from './web-build.ts';

const root = join(import.meta.dirname, '..', '..');
const say = (line: string): void => console.log(line);

await keepRunning({
  root,
  settings: () => readSettings(process.env, process.argv.slice(2), root),
  start(settings) {
    say('Building the web ...');
    return startMarketplace(root, settings, say, buildWeb(root));
  },
  say,
});
