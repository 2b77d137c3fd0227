import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AssembleError } from './error.ts';

/** What the conformance rules say of a package. */
export interface Conformance {
  readonly passed: boolean;
  /** For people. */
  readonly text: string;
  /** For programs. */
  readonly report: unknown;
}

/** Holds an unpacked package against the rules. @throws AssembleError when the rules cannot be run */
export type CheckConformance = (folder: string) => Promise<Conformance>;

const bin = 'quartermaster-conformance';

/** The rules of the kit for store authors, as its own command runs them: what an author saw passes here too. */
export function kitConformance(root: string): CheckConformance {
  const kit = join(root, 'packages', 'core-testing');
  return async (folder) => {
    const { bin: bins } = JSON.parse(readFileSync(join(kit, 'package.json'), 'utf8')) as { readonly bin?: Readonly<Record<string, string>> };
    const program = bins?.[bin];
    if (program === undefined) throw new AssembleError(`${kit} has no command ${bin}. Check that the repository is whole.`);
    const { code, output, complaint } = await run(join(kit, program), [folder, '--json']);
    const report = parsed(output);
    if (report === null || (code !== 0 && code !== 1)) throw new AssembleError(`The conformance rules could not be run: ${complaint || output.slice(0, 500) || `they ended with ${String(code)}`}`);
    return { passed: code === 0, text: code === 0 ? '' : (await run(join(kit, program), [folder])).output, report };
  };
}

async function run(program: string, args: readonly string[]): Promise<{ readonly code: number | null; readonly output: string; readonly complaint: string }> {
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let [output, complaint] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (complaint = `${complaint}${chunk.toString()}`.slice(-4000)));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output, complaint: complaint.trim() };
}

function parsed(output: string): unknown {
  try {
    return JSON.parse(output);
  } catch {
    return null;
  }
}
