import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort, testDatabases } from '@quartermaster/database/testing';
import type { CopiedRepository } from '../../measures/new-area/copied-repository.ts';

/** No identity server is needed to look at pages. */
export const nowhere = 'http://127.0.0.1:9';

/** `npm run dev` in a copy of the repository. */
export interface DevelopmentRun {
  readonly port: number;
  readonly address: string;
  /** What its terminal shows. */
  output(): string;
  /** As Ctrl-C does; gives the exit code. Removes the database, too. */
  interrupt(): Promise<number | null>;
}

/** Starts with an empty database, and waits until it is announced. @throws Error with what the terminal shows */
export async function runDevelopment(copy: CopiedRepository): Promise<DevelopmentRun> {
  const [database] = await Promise.all(testDatabases('embedded').map(({ openEmpty }) => openEmpty()));
  if (database === undefined) throw new Error('There is no embedded database.');
  const port = await freePort();
  const env: NodeJS.ProcessEnv = { ...process.env, PORT: String(port), IDENTITY_ISSUER: nowhere, DATABASE_URL: database.url, DATA_DIR: join(copy.root, '.data') };
  for (const name of ['COOKIE_SECRET', 'OPERATOR_TOKEN', 'WEB_ORIGIN', 'OWN_IDENTITY', 'SAMPLE_CATALOG', 'TRIAL_CARD_READER', 'NODE_ENV', 'VITEST']) delete env[name];
  const child = spawn(process.execPath, [join(copy.root, 'tooling', 'develop', 'main.ts')], { cwd: copy.root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const ended = once(child, 'close').then(([code]) => code as number | null);
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes('Ctrl-C stops everything')) resolve();
      });
    }
    void ended.then((code) => reject(new Error(`npm run dev ended with ${code}:\n${output}`)));
  });
  let interrupted: Promise<number | null> | undefined;
  return {
    port,
    address: `http://localhost:${port}`,
    output: () => output,
    interrupt: () => (interrupted ??= interrupt()),
  };

  async function interrupt(): Promise<number | null> {
    child.kill('SIGINT');
    const code = await ended;
    await database?.close();
    return code;
  }
}
