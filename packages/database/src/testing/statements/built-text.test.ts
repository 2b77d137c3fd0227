import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { builtText } from './built-text.ts';
import { lookAtQueries } from './query-calls.ts';

const written = [
  `'select 1'`,
  '`select name from item`',
  'whole',
  // Constants of the source alone: the compiler knows the whole text.
  `\`\${whole} where id = $1\``,
  `isAll ? 'select 1' : whole`,
  `sql\`select name from item where id = \${id}\``,
  `isAll ? whole : sql\`\${part} where id = \${id}\``,
  'part',
  'statementOf(id)',
];

const built = [
  `\`select name from item where id = \${id}\``,
  `'select name from ' + id`,
  `whole + ' limit 1'`,
  `whole.replace('name', 'id')`,
  `whole.replaceAll(' from', ' as called from')`,
  `part.text.replace(' from', ' as called from')`,
  `['select', 'name', 'from', 'item'].join(' ')`,
  'String(id)',
  '{ text: whole, values: [id] }',
  'given',
  'isAll ? whole : given',
];

it('takes statements that are written out or composed of fragments, and refuses text that is put together or changed', () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'qm-built-')));
  try {
    mkdirSync(join(folder, 'src'));
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: { strict: true, target: 'esnext', types: [] }, include: ['src'] }));
    const file = join(folder, 'src/statements.ts');
    writeFileSync(file, [
      'class Sql { readonly text: string = ``; }',
      'declare const sql: (text: TemplateStringsArray, ...parts: unknown[]) => Sql; declare const pool: { query(statement: unknown): void };',
      'declare const id: string; declare const isAll: boolean; declare let given: string; declare const statementOf: (id: string) => Sql;',
      `const whole = 'select name from item'; const part = sql\`select name from item\`;`,
      ...[...written, ...built].map((statement) => `pool.query(${statement});`),
    ].join('\n'));
    const findings = lookAtQueries(join(folder, 'tsconfig.json'), (path) => path === file, builtText).map((finding) => finding?.includes('Compose it of fragments') ?? false);
    expect([...written, ...built].filter((_, i) => findings[i] === true)).toEqual(built);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
