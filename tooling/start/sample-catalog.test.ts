import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importSampleCatalog } from './sample-catalog.ts';

describe('importSampleCatalog', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'qm-sample-'));
    mkdirSync(join(folder, 'source', 'src'), { recursive: true });
    writeFileSync(join(folder, 'source', 'src', 'main.ts'), `import { readFileSync } from 'node:fs';\nprocess.stdout.write(readFileSync(new URL('../products', import.meta.url)));`);
    writeFileSync(join(folder, 'source', 'products'), 'hammer\n');
    importer(0);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function importer(exitCode: number): void {
    writeFileSync(
      join(folder, 'importer.ts'),
      `import { appendFileSync, readFileSync } from 'node:fs';
       appendFileSync(${JSON.stringify(join(folder, 'imported'))}, process.env.DATABASE_URL + ' ' + readFileSync(process.argv[2], 'utf8')); process.exit(${exitCode});`,
    );
  }
  const run = (target = 'embedded'): Promise<void> =>
    importSampleCatalog({ source: join(folder, 'source'), importer: join(folder, 'importer.ts'), dataDir: folder, databaseUrl: 'postgres:test', target }, () => {});
  const imported = (): string => readFileSync(join(folder, 'imported'), 'utf8');

  it('imports once, and again when the products or the database are others', async () => {
    await run();
    await run();
    expect(imported()).toBe('postgres:test hammer\n');
    writeFileSync(join(folder, 'source', 'products'), 'saw\n');
    await run();
    expect(imported()).toBe('postgres:test hammer\npostgres:test saw\n');
    await run('postgres://other');
    expect(imported()).toBe('postgres:test hammer\npostgres:test saw\npostgres:test saw\n');
    expect(existsSync(join(folder, 'sample-catalog.jsonl'))).toBe(false);
  });

  it('does an import that failed again', async () => {
    importer(3);
    await expect(run()).rejects.toThrow('The sample catalog could not be imported (exit code 3); start again');
    importer(0);
    await run();
    expect(imported()).toBe('postgres:test hammer\npostgres:test hammer\n');
  });
});
