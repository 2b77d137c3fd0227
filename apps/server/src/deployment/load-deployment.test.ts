import { execFileSync } from 'node:child_process';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadDeployment } from './load-deployment.ts';

const folder = mkdtempSync(join(tmpdir(), 'deployment-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

describe('the deployment file', () => {
  it('may be absent: no plugins', async () => {
    expect(await loadDeployment(null)).toEqual({ file: null, deployment: { plugins: [] } });
  });

  it('and its plugins get the packages of this server, at once and later, also where copies are installed beside them', () => {
    for (const name of ['deployment', 'contracts']) {
      const copy = join(folder, 'node_modules', '@quartermaster', name);
      mkdirSync(copy, { recursive: true });
      writeFileSync(join(copy, 'package.json'), JSON.stringify({ name: `@quartermaster/${name}`, type: 'module', exports: { '.': './index.js', './schema': './index.js' } }));
      writeFileSync(join(copy, 'index.js'), `throw new Error('a second copy');`);
    }
    const plugin = join(folder, 'node_modules', 'a-plugin');
    mkdirSync(plugin);
    writeFileSync(join(plugin, 'package.json'), JSON.stringify({ name: 'a-plugin', type: 'module', exports: './index.js' }));
    writeFileSync(join(plugin, 'index.js'), `import { contribute, definePlugin, shippingQuotes } from '@quartermaster/deployment';
      import { serviceTable } from '@quartermaster/contracts';
      const make = async () => ({ serviceTable, services: (await import('@quartermaster/contracts/schema')).services });
      export default definePlugin({ name: 'a-plugin', serverRange: '*', overrides: [contribute(shippingQuotes, make)] });`);
    const whole = file('whole.config.ts', `import { defineDeployment, type Deployment } from '@quartermaster/deployment';
      import plugin from 'a-plugin';
      const deployment: Deployment = { plugins: [plugin] };
      export default defineDeployment(deployment);`);
    // In a process as the server runs: the test runner resolves modules in its own way.
    const program = `import { shippingQuotes } from '@quartermaster/deployment';
      import { serviceTable } from '@quartermaster/contracts';
      import { services } from '@quartermaster/contracts/schema';
      import { loadDeployment } from './load-deployment.ts';
      const { deployment: { plugins: [{ name, overrides: [{ point, make }] }] } } = await loadDeployment(${JSON.stringify(whole)});
      const made = await make({});
      console.log(name, point === shippingQuotes, made.serviceTable === serviceTable, made.services === services);`;
    expect(execFileSync(process.execPath, ['--input-type=module', '-e', program], { cwd: import.meta.dirname, encoding: 'utf8' })).toBe('a-plugin true true true\n');
  });

  it.each([
    ['is missing', join(folder, 'none.config.ts'), /of .*none\.config\.ts cannot be used\.\n {2}The file does not exist\. Correct DEPLOYMENT_FILE/],
    ['exports nothing', file('empty.config.ts', 'export const a = 1;'), /It has no default export\. Write: export default/],
    ['is no module', file('broken.config.ts', 'export default {'), /broken\.config\.ts cannot be used\.\n {2}It cannot be loaded: /],
    ['throws', file('throws.config.ts', `throw new Error('No VAULT_URL.');`), /It cannot be loaded: No VAULT_URL\./],
    ['imports what is not installed', file('lost.config.ts', `import 'quartermaster-lost';`), /Cannot find package 'quartermaster-lost'/],
  ])('that %s is refused', async (_what, path, message) => {
    await expect(loadDeployment(path)).rejects.toThrow(message);
  });
});
