#!/usr/bin/env node
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { NoBrowser, StoreTrials } from './browser/store-trials.ts';
import { checkStore } from './check-store.ts';
import { readStorePackage } from './package/read-store-package.ts';
import { PackageUnreadable } from './package/store-package.ts';
import { reportText } from './report/report-text.ts';

const usage = `quartermaster-conformance [folder or tarball] [--json file] [--static]

Holds the package of a store against the conformance rules. Without a name: the folder in which it is started.
--json file   writes the report as JSON besides; without a file it is printed instead of the readable one
--static      only reads the package; the rules that need a run of the store are left out
`;

const flag = { type: 'boolean', default: false } as const;
/** The standard output in place of a file. */
const toOutput = '-';

/** Exit codes: 0 the store keeps every rule, 1 it does not, 2 the command could not be carried out. */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ args: withJsonFile(process.argv.slice(2)), allowPositionals: true, options: { 'json': { type: 'string' }, 'static': flag, 'help': flag, 'first-party': flag } });
  if (values.help) {
    process.stdout.write(usage);
    return 0;
  }
  const source = await readStorePackage(positionals[0] ?? '.');
  const { trials, reason } = values.static ? { trials: undefined, reason: 'left out' } : await openTrials();
  try {
    const { report, times } = await checkStore(source, { trials, ...(reason !== undefined && { reason }), staticOnly: values.static, firstParty: values['first-party'] });
    const json = `${JSON.stringify(report, null, 2)}\n`;
    if (values.json !== undefined && values.json !== toOutput) writeFileSync(values.json, json);
    process.stdout.write(values.json === toOutput ? json : reportText(report, times));
    return report.verdict === 'passed' ? 0 : 1;
  } finally {
    await trials?.close();
  }
}

/** `--json` without a file is the report as JSON instead of the readable one. */
function withJsonFile(args: readonly string[]): string[] {
  return args.flatMap((arg, index) => (arg === '--json' && (args[index + 1] ?? '--').startsWith('--') ? [arg, toOutput] : [arg]));
}

/** Without a browser the rest is checked all the same, and the store does not pass. */
async function openTrials(): Promise<{ trials?: StoreTrials; reason?: string }> {
  try {
    return { trials: await StoreTrials.open() };
  } catch (error) {
    if (error instanceof NoBrowser) return { reason: error.message };
    throw error;
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  const isKnown = error instanceof PackageUnreadable || (error instanceof TypeError && 'code' in error);
  process.stderr.write(`${isKnown ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 2;
}
