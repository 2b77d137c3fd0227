// npm run bench:enumeration -- [--rounds=300] [WORDS ...]: whether the time of an answer tells that an address has an account, or that a link was one. Each request is made for something that there
// is and for something that never was, in turns that chance decides; two distributions that differ end it with 1. Words choose requests by their names.
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { openMeasuredMarketplace } from './marketplace.ts';
import { scenariosOf, type Scenario } from './scenarios.ts';
import { compareSamples } from './two-samples.ts';

const { values, positionals } = parseArgs({ options: { rounds: { type: 'string', default: '300' } }, allowPositionals: true });
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 50) {
  console.error('Usage: npm run bench:enumeration -- [--rounds=300] [WORDS ...], at least 50 rounds');
  process.exit(1);
}
const warmUp = 5;

async function measure({ call, isSlow }: Scenario): Promise<[number[], number[]]> {
  const times: [number[], number[]] = [[], []];
  const end = isSlow === true ? Math.ceil(rounds / 5) : rounds;
  for (let round = -warmUp; round < end; round += 1) {
    const turns = randomInt(2) === 0 ? [true, false] : [false, true];
    for (const isKnown of turns) {
      const { took } = await call(isKnown);
      if (round >= 0) times[isKnown ? 0 : 1].push(took);
    }
  }
  return times;
}

const marketplace = await openMeasuredMarketplace();
try {
  const { scenarios, close } = await scenariosOf(marketplace);
  console.log(`${'Request'.padEnd(54)}${'there is'.padStart(12)}${'never was'.padStart(12)}${'one time tells'.padStart(18)}${'standard errors'.padStart(18)}`);
  for (const scenario of scenarios.filter(({ name }) => positionals.length === 0 || positionals.some((word) => name.toLowerCase().includes(word.toLowerCase())))) {
    const [there, never] = await measure(scenario);
    const { medians, told, errors, differ } = compareSamples(there, never);
    console.log(`${scenario.name.padEnd(54)}${medians.map((one) => `${one.toFixed(2)} ms`.padStart(12)).join('')}${`${(told * 100).toFixed(1)} %`.padStart(18)}${errors.toFixed(1).padStart(18)}${differ ? '  differs' : ''}`);
    if (differ) process.exitCode = 1;
  }
  console.log(`\n${rounds} of each, and a fifth where passwords are hashed. One time that tells no more than a coin is right in 50 %; beyond 4 standard errors the two are told apart by who asks often enough.`);
  await close();
} finally {
  await marketplace.close();
}
