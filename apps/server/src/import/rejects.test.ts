import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { Rejects } from './rejects.ts';

describe('the file of rejected rows', () => {
  const folder = mkdtempSync(join(tmpdir(), 'qm-rejects-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const problem = { field: 'price', reason: 'must be more than zero' };

  it('has a line for each mistake in the order of the rows, and is there only when there is one', async () => {
    const path = join(folder, 'list.rejects.ndjson');
    const rejects = await Rejects.open(path);
    expect(existsSync(path)).toBe(false);
    await rejects.write(2, [problem, { ...problem, line: 3 }]);
    await rejects.write(7, [problem]);
    await rejects.close();
    expect(readFileSync(path, 'utf8').trim().split('\n').map((line) => (JSON.parse(line) as { line: number }).line)).toEqual([2, 3, 7]);
  });

  it('that cannot be written breaks the import off with a sentence, not the program', async () => {
    mkdirSync(join(folder, 'away'));
    const rejects = await Rejects.open(join(folder, 'away', 'list.rejects.ndjson'));
    rmSync(join(folder, 'away'), { recursive: true });
    await expect(rejects.write(2, [problem])).rejects.toThrow(/^Rejected rows cannot be written to .*ENOENT.* name another file with --rejects/);
    await rejects.close();
  });
});
