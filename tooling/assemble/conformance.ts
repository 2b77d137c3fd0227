import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AssembleError } from './error.ts';

/** The verdict of the conformance rules on a package. */
interface Conformance {
  readonly passed: boolean;
  /** For people. */
  readonly text: string;
  /** For programs. */
  readonly report: unknown;
}

/** Holds an unpacked package against the rules. @throws AssembleError when the rules cannot be run */
export type CheckConformance = (folder: string) => Promise<Conformance>;

const bin = 'quartermaster-conformance';

/**
 * The rules of the kit for store authors, as its own command runs them: what an author saw passes here too.
 *
 * @param signal ends a check that is under way
 */
export function kitConformance(root: string, signal?: AbortSignal): CheckConformance {
  const kit = join(root, 'packages', 'core-testing');
  return async (folder) => {
    const { bin: bins } = JSON.parse(readFileSync(join(kit, 'package.json'), 'utf8')) as { readonly bin?: Readonly<Record<string, string>> };
    const program = bins?.[bin];
    if (program === undefined) throw new AssembleError(`${kit} has no command ${bin}. Check that the repository is whole.`);
    const answer = mkdtempSync(join(tmpdir(), 'quartermaster-report-'));
    try {
      const file = join(answer, 'report.json');
      const { code, output, complaint } = await run(join(kit, program), [folder, '--json', file], signal);
      if (code !== 0 && code !== 1) throw new AssembleError(`The conformance rules could not be run: ${complaint || output.slice(0, 500) || `they ended with ${String(code)}`}`);
      return { passed: code === 0, text: output, report: JSON.parse(readFileSync(file, 'utf8')) };
    } finally {
      rmSync(answer, { recursive: true, force: true });
    }
  };
}

async function run(program: string, args: readonly string[], signal: AbortSignal | undefined): Promise<{ readonly code: number | null; readonly output: string; readonly complaint: string }> {
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'pipe'], signal });
  let [output, complaint] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (complaint = `${complaint}${chunk.toString()}`.slice(-4000)));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output, complaint: complaint.trim() };
}
