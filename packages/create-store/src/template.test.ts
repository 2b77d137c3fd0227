import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const read = (path: string): Readonly<Record<string, Readonly<Record<string, string>> | undefined>> & { readonly version?: string } =>
  JSON.parse(readFileSync(join(import.meta.dirname, '..', path), 'utf8')) as never;

it('a new store starts with exactly the versions that Quartermaster itself is built and tested with', () => {
  const template = read('template/package.json')['devDependencies'] ?? {};
  const ours = read('package.json').version;
  const manifests = ['../../package.json', '../core/package.json', '../screens/package.json', '../core-testing/package.json'].map(read);
  const used = Object.assign({}, ...manifests.flatMap((each) => [each['dependencies'], each['devDependencies']])) as Readonly<Record<string, string>>;
  for (const [name, version] of Object.entries(template)) expect(version, name).toBe(name.startsWith('@quartermaster/') ? ours : used[name]);
});
