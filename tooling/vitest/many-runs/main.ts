// Tries what is random many times, in the packages and on the server. Words choose files, as in `npm run test:many -- entry-state`.
import { spawnSync } from 'node:child_process';

const vitest = 'node_modules/vitest/vitest.mjs';
const words = process.argv.slice(2);

const suites = [['--config', 'tooling/vitest/vitest.units.config.ts'], ['--root', 'apps/server']];
const failed = suites.filter((suite) => spawnSync(process.execPath, [vitest, 'run', ...suite, '--passWithNoTests', ...words], { stdio: 'inherit' }).status !== 0);
process.exitCode = failed.length > 0 ? 1 : 0;
