import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { innermostPlaces, sampleOf } from './sample.ts';

let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'qm-mutations-'))));
afterAll(() => rmSync(folder, { recursive: true }));

it('faults can be put at the innermost places alone, and not into texts that are left out', async () => {
  writeFileSync(join(folder, 'door.ts'), "export function mayEnter(age: number): string {\n  return age >= 18 ? 'yes' : 'no';\n}\n");
  expect(await innermostPlaces(folder, ['door.ts'], ['StringLiteral'])).toEqual(['door.ts:2:9-2:18']);
  expect(await innermostPlaces(folder, ['door.ts'], [])).toEqual(['door.ts:2:9-2:18', 'door.ts:2:21-2:26', 'door.ts:2:29-2:33']);
});

it('a sample has each value once at most, as many as are asked for, and the same ones for the same seed', () => {
  fc.assert(fc.property(fc.uniqueArray(fc.integer()), fc.nat({ max: 50 }), fc.nat(), (values, size, seed) => {
    const sample = sampleOf(values, { size, seed });
    expect(sample).toHaveLength(Math.min(size, values.length));
    expect([...new Set(sample)].filter((value) => values.includes(value))).toEqual(sample);
    expect(sampleOf(values, { size, seed })).toEqual(sample);
  }));
});

it('each value comes about as often as any other', () => {
  const counts = new Map<number, number>();
  for (let seed = 0; seed < 2_000; seed += 1) for (const value of sampleOf([0, 1, 2, 3, 4], { size: 2, seed })) counts.set(value, (counts.get(value) ?? 0) + 1);
  expect([...counts.values()].filter((count) => count > 700 && count < 900)).toHaveLength(5);
});
