import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** The output of a program, and how it ended. */
export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly complaint: string;
}

/** Runs a program to its end. */
export async function run(cwd: string, env: Readonly<Record<string, string | undefined>>, program: string, ...args: readonly string[]): Promise<Ran> {
  const child = spawn(program, args, { cwd, env: { ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let [out, complaint] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, out, complaint };
}
