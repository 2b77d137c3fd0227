import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter } from 'node:path';
import type { Credentials } from '../../e2e/support/account.ts';
import { printed, printedBuyer } from '../trial/printed-buyer.ts';

export interface NewcomersMarketplace {
  readonly address: string;
  readonly buyer: Credentials;
  stop(): Promise<void>;
}

const ports = { PORT: '8380', IDENTITY_PORT: '8381' };

/** Runs `npm start` in a copy without node_modules and reads what it prints, as a person would. */
export async function startAsNewcomer(folder: string): Promise<NewcomersMarketplace> {
  // The variables that an outer npm passes on are not in a newcomer's environment; certificates and proxies of the machine are.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(npm_.*|INIT_CWD|NODE_ENV|NODE_OPTIONS)$/.test(name)));
  const path = (env['PATH'] ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules')).join(delimiter);
  const child = spawn('npm', ['start'], { cwd: folder, env: { ...env, PATH: path, ...ports }, stdio: ['ignore', 'pipe', 'pipe'] as const, detached: true });
  const ended = once(child, 'close');
  let output = '';
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (/Ctrl-C stops everything/.test(output)) resolve();
      });
    }
    child.once('close', (code) => reject(new Error(`npm start ended with exit code ${code}. It printed:\n${output}`)));
  });
  return {
    address: printed(output, /is ready:\s+(\S+)/),
    buyer: printedBuyer(output),
    async stop() {
      // Ctrl-C reaches the whole group, not npm alone.
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
      await ended;
    },
  };
}
