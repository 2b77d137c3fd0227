import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setSuppliedAssortments } from './supplied-assortments.ts';

describe('setSuppliedAssortments', () => {
  let folder: string;
  let said: string[];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'qm-assortments-'));
    said = [];
    writeFileSync(join(folder, 'assortments.json'), '{ "stores": {} }');
    program("console.log('VA: finding the offers that it sells ...'); console.log('VA sells:');");
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function program(end: string): void {
    writeFileSync(
      join(folder, 'program.ts'),
      `import { appendFileSync } from 'node:fs';
       appendFileSync(${JSON.stringify(join(folder, 'set'))}, [process.env.DATABASE_URL, ...process.argv.slice(2)].join(' ') + '\\n'); ${end}`,
    );
  }
  const run = (target = 'embedded'): Promise<void> =>
    setSuppliedAssortments({ file: join(folder, 'assortments.json'), program: join(folder, 'program.ts'), dataDir: folder, databaseUrl: 'postgres:test', target }, (line) => void said.push(line));
  const runs = (): number => readFileSync(join(folder, 'set'), 'utf8').trim().split('\n').length;

  it('sets them once, as what came with the product, and again when the file or the database is another', async () => {
    await run();
    await run();
    expect(readFileSync(join(folder, 'set'), 'utf8')).toBe(`postgres:test --all ${join(folder, 'assortments.json')} --supplied\n`);
    expect(said).toEqual(['Giving the stores their sample assortments ...', '  VA: finding the offers that it sells ...']);
    writeFileSync(join(folder, 'assortments.json'), '{ "stores": { "VA": {} } }');
    await run();
    expect(runs()).toBe(2);
    await run('postgres://other');
    expect(runs()).toBe(3);
  });

  it('tries again what failed, and says why it did', async () => {
    program("console.error('There is no store MOON.'); process.exit(1);");
    await expect(run()).rejects.toThrow('The sample assortments could not be set (There is no store MOON.); start again');
    program('');
    await run();
    expect(runs()).toBe(2);
  });
});
