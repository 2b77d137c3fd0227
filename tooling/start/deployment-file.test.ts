import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { deploymentFile } from './deployment-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'deployment-file-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('the deployment file is the named one, else the one in the folder, else none', () => {
  expect(deploymentFile({}, folder)).toBeNull();
  writeFileSync(join(folder, 'quartermaster.config.ts'), '');
  expect(deploymentFile({}, folder)).toBe(join(folder, 'quartermaster.config.ts'));
  expect(deploymentFile({ DEPLOYMENT_FILE: '' }, folder)).toBe(join(folder, 'quartermaster.config.ts'));
  expect(deploymentFile({ DEPLOYMENT_FILE: 'other.config.ts' }, folder)).toBe(join(folder, 'other.config.ts'));
});
