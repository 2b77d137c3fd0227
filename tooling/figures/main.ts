// npm run bench -- [PART ...] [--products N] [--json FILE] [--list]: measures the parts one after the other and prints one table of all figures.
import { writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { aimOf } from './aims.ts';
import { ArgumentError, readArguments } from './arguments.ts';
import { measurePart } from './measure-part.ts';
import { parts } from './parts.ts';
import { tableOf, type Measured } from './table.ts';

const root = join(import.meta.dirname, '..', '..');

// A part is a group of its own, which Ctrl-C does not reach: it ends with the exit of this process.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

try {
  const { parts: names, products, json, list } = readArguments(process.argv.slice(2), parts);
  if (list) for (const { name, minutes, about } of parts) console.log(`${name.padEnd(22)}${String(minutes).padStart(2)} min  ${about}`);
  else await measure(names, products, json);
} catch (error) {
  if (!(error instanceof ArgumentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function measure(names: readonly string[], products: number | null, json: string | null): Promise<void> {
  const chosen = parts.filter(({ name }) => names.includes(name)).toSorted((one, other) => names.indexOf(one.name) - names.indexOf(other.name));
  const measured: Measured[] = [];
  const load = loadavg()[0] ?? 0;
  for (const [i, part] of chosen.entries()) {
    console.error(`\n${part.name} (${i + 1} of ${chosen.length}, about ${part.minutes} min): ${part.about}`);
    const begun = performance.now();
    const { figures, failure } = await measurePart(root, part, products);
    const command = `npm run bench -- ${[part.name, ...(products === null ? [] : ['--products', String(products)])].join(' ')}`;
    measured.push(...figures.map((figure) => ({ ...figure, command })));
    console.error(`${part.name}: ${figures.length} figures in ${((performance.now() - begun) / 60_000).toFixed(1)} min${failure === null ? '' : `; it is not whole: ${failure}`}`);
    if (failure !== null) process.exitCode = 1;
  }
  console.log(`\n${tableOf(measured)}`);
  const machine = { cores: availableParallelism(), load: Number(load.toFixed(1)) };
  console.log(`\n${machine.cores} cores; ${machine.load} programs wanted one when it began: with more than half of the cores, times say less than processor time. ! misses its aim.`);
  // npm runs scripts at the root; a path is meant from the folder of the person.
  if (json !== null) writeFileSync(resolve(process.env['INIT_CWD'] ?? '', json), `${JSON.stringify({ at: new Date().toISOString(), ...machine, figures: measured.map((figure) => ({ ...figure, aim: aimOf(figure.what) ?? null })) }, null, 2)}\n`);
}
