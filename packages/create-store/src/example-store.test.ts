import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { exampleStore, filesFromTemplate } from './testing/example-store.ts';

it('the example store is one that the template makes, but for what is of its own', () => {
  const files = filesFromTemplate();
  expect(files.size).toBeGreaterThan(9);
  for (const [path, content] of files) {
    expect(readFileSync(join(exampleStore, path), 'utf8'), `examples/store-example/${path}: change packages/create-store/template, then run npm run generate -w @quartermaster/create-store`).toBe(content);
  }
});
