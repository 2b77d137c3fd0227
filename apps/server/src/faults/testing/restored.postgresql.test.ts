import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { postgresqlProgram, testDatabases } from '@quartermaster/database/testing';
import { describe, expect, it } from 'vitest';
import { TestIdentityProvider } from '../../testing/identity-provider.ts';
import { orderOn } from './order-on.ts';

const run = (program: string, ...args: string[]): Promise<unknown> => promisify(execFile)(postgresqlProgram(program), args);

describe.each(testDatabases('postgresql'))('a copy of $name by pg_dump', ({ open, openEmpty }) => {
  it('is restored by pg_restore into an empty database, where the order is found and the next one is placed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'qm-dump-'));
    const [here, there, provider] = await Promise.all([open(), openEmpty(), TestIdentityProvider.start()]);
    try {
      const first = await orderOn(here.url, provider);
      // As docs/deploying.md says.
      const file = join(folder, 'monday.dump');
      await run('pg_dump', '--format=custom', `--file=${file}`, here.url);
      await run('pg_restore', '--no-owner', '--exit-on-error', `--dbname=${there.url}`, file);
      const second = await orderOn(there.url, provider);
      expect(second.found).toEqual([first.ordered]);
      expect(second.ordered).not.toBe(first.ordered);
    } finally {
      await Promise.all([here.close(), there.close(), provider.stop()]);
      rmSync(folder, { recursive: true });
    }
  }, 120_000);
});
