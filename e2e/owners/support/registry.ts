import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@quartermaster/database/testing';

export interface Registry {
  readonly address: string;
  /** Environment for npm: our packages and the owner's come from here, everything else from where this computer gets it. */
  readonly env: Readonly<Record<string, string | undefined>>;
  stop(): Promise<void>;
}

/** A registry of our own with nothing in it. It forwards nothing: what is not ours is npm's business and in its cache. */
export async function startRegistry(folder: string): Promise<Registry> {
  // Another port each time: npm keeps what it heard of an address, and would take yesterday's packages for today's.
  const port = await freePort();
  const address = `http://localhost:${port}`;
  mkdirSync(folder, { recursive: true });
  const config = join(folder, 'verdaccio.yaml');
  writeFileSync(config, [
    `storage: ${join(folder, 'storage')}`,
    'packages:',
    "  '**':",
    '    access: $all',
    '    publish: $all',
    'web: { enable: false }',
    'log: { type: stdout, format: json, level: error }',
    '',
  ].join('\n'));
  const program = join(dirname(createRequire(import.meta.url).resolve('verdaccio/package.json')), 'bin/verdaccio');
  const child = spawn(process.execPath, [program, '--config', config, '--listen', `localhost:${port}`], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  for (let attempt = 0; ; attempt += 1) {
    if (await answers(address)) break;
    if (attempt > 60 || child.exitCode !== null) throw new Error(`The registry did not start at ${address}.`);
    await wait(500);
  }
  return {
    address,
    env: {
      ...process.env,
      'npm_config_@quartermaster:registry': `${address}/`,
      [`npm_config_//localhost:${port}/:_authToken`]: 'anybody',
      'npm_config_prefer_offline': 'true',
      'npm_config_fund': 'false',
      'npm_config_audit': 'false',
    },
    async stop() {
      child.kill();
      await ended;
    },
  };
}

const answers = (address: string): Promise<boolean> => fetch(`${address}/-/ping`).then(({ ok }) => ok, () => false);
