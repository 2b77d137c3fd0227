import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contractAreas, services } from './services.ts';
import { entryOf, generatedFiles } from './service-table.ts';

describe('the declared services', () => {
  it('declare each path once', () => {
    const paths = services.map((service) => service.path);
    expect(paths).toEqual([...new Set(paths)]);
  });

  it.each(services.map((service) => [service.path, service] as const))('%s: every example fits its schema', (_path, service) => {
    expect(Object.keys(service.responses).length > 0, 'it answers by name, or else plainly').toBe(service.plain === undefined);
    for (const [name, { attributes, examples }] of Object.entries(service.responses)) {
      expect(Object.keys(examples).length, `${name} has an example`).toBeGreaterThan(0);
      for (const [title, example] of Object.entries(examples)) {
        expect(attributes.safeParse(example).error, `${name}, ${title}`).toBeUndefined();
      }
    }
  });

  it.each(services.flatMap((service) => (service.plain === undefined ? [] : [[service.path, service.plain] as const])))(
    '%s: every plain example fits its schema',
    (_path, { content, examples }) => {
      expect(Object.keys(examples).length).toBeGreaterThan(0);
      for (const [title, example] of Object.entries(examples)) expect(content.safeParse(example).error, title).toBeUndefined();
    },
  );

  it.each(generatedFiles().map(({ path, source }) => [path, source]))('are what %s says', (path, source) => {
    const written = readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
    expect(written, 'run `npm run generate -w @quartermaster/contracts`').toBe(source);
  });

  it('have one table for each area, and no other', () => {
    const tables = globSync('*/service-table.generated.ts', { cwd: new URL('..', import.meta.url) });
    expect(tables.toSorted()).toEqual(contractAreas.map(({ name }) => `${name}/service-table.generated.ts`).toSorted());
  });

  it('mark the card number and the proof key as sensitive', () => {
    const sensitive = new Set(services.flatMap((service) => entryOf(service).sensitive ?? []));
    expect(sensitive).toContain('newCard.number');
    expect(sensitive).toContain('code_verifier');
  });
});
