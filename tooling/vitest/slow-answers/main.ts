// Runs a suite of tests with answers that come late and in another order, by a seed: npm run test:slow -- SUITE [words of paths or options of Vitest].
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { suites } from '../../test/suites.ts';

const [name = '', ...words] = process.argv.slice(2);
const slow = suites.filter(({ report }) => report === 'vitest').filter((suite) => ['server-postgresql', 'server-embedded', 'identity', 'database', 'components', 'stories'].includes(suite.name));
const suite = slow.find((each) => each.name === name);
if (suite === undefined) throw new Error(`There is no suite ${name === '' ? 'without a name' : `"${name}"`} with late answers; name one of ${slow.map((each) => each.name).join(', ')}.`);

const seed = process.env['SLOW_ANSWERS'] ?? String(randomInt(1_000_000));
console.log(`Answers come late, by the seed SLOW_ANSWERS=${seed}.`);

// What takes long is no finding here: a loop of a thousand statements takes minutes.
const noLimit = ['--testTimeout=3600000', '--hookTimeout=3600000'];
const [, ...command] = suite.command;
const chosen = command.filter((word) => !/^--(?:reporter|outputFile|testTimeout|hookTimeout)=/.test(word));
const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', ...chosen, '--reporter=default', ...noLimit, ...words], { stdio: 'inherit', env: { ...process.env, ...suite.env, EVERY_QUERY: '', SLOW_ANSWERS: seed } });
console.log(`Seed ${seed}: ${status === 0 ? 'no test failed' : 'at least one failed'}. SLOW_ANSWERS=${seed} npm run test:slow -- ${[name, ...words].join(' ')} repeats it.`);
process.exitCode = status ?? 1;
