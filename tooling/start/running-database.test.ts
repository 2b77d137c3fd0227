import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databaseForCommand } from './database-for-command.ts';
import { forgetRunningDatabase, noteRunningDatabase, readRunningDatabase } from './running-database.ts';
import { readSettings } from './settings.ts';

describe('the note of a running database', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'qm-running-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is read while its process runs', () => {
    expect(readRunningDatabase(folder)).toBeUndefined();
    noteRunningDatabase(folder, 'postgres:here');
    expect(readRunningDatabase(folder)).toBe('postgres:here');
    forgetRunningDatabase(folder);
    expect(readRunningDatabase(folder)).toBeUndefined();
  });

  it('is not believed when its process is gone, or when it cannot be read', () => {
    writeFileSync(join(folder, 'running.json'), JSON.stringify({ pid: 2 ** 22 + 1, url: 'postgres:gone' }));
    expect(readRunningDatabase(folder)).toBeUndefined();
    writeFileSync(join(folder, 'running.json'), '{');
    expect(readRunningDatabase(folder)).toBeUndefined();
  });

  it('lets a command work on the database of a running marketplace, or on a named one', async () => {
    noteRunningDatabase(folder, 'postgres:here');
    expect((await databaseForCommand(readSettings({ DATA_DIR: folder }, [], '/'))).url).toBe('postgres:here');
    expect((await databaseForCommand(readSettings({ DATA_DIR: folder, DATABASE_URL: 'postgres:named' }, [], '/'))).url).toBe('postgres:named');
  });
});
