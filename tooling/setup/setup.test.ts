import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findBrowser } from './browser.mjs';
import { npmEnvironment } from './install.mjs';
import { installedAsLocked } from './installed.mjs';
import { findPostgresql } from './postgresql.mjs';

let root: string;
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'qm-setup-'))));
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, content: string, mode = 0o644): string {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  chmodSync(path, mode);
  return path;
}

describe('the door of all commands', () => {
  beforeEach(() => {
    cpSync(import.meta.dirname, join(root, 'tooling', 'setup'), { recursive: true });
    write('package.json', JSON.stringify({ devDependencies: { node: process.versions.node } }));
    write('package-lock.json', JSON.stringify({ packages: { '': {}, 'node_modules/node': { version: process.versions.node } } }));
    write('script.mjs', `console.log('ran', process.argv.slice(2).join(' ')); process.exit(5);`);
    // An npm that installs what the lockfile asks for.
    write(
      'bin/npm',
      `#!/bin/sh
echo "npm $*" >> "${root}/npm-calls"
mkdir -p node_modules/node/bin
ln -sf "${process.execPath}" node_modules/node/bin/node
cp package-lock.json node_modules/.package-lock.json
exit \${NPM_RESULT:-0}`,
      0o755,
    );
  });

  const enter = (env: NodeJS.ProcessEnv = {}, ...args: string[]) =>
    spawnSync(process.execPath, [join(root, 'tooling', 'setup', 'enter.cjs'), ...args, 'script.mjs', 'a', 'b'], {
      encoding: 'utf8',
      env: { ...process.env, PATH: `${join(root, 'bin')}${delimiter}${process.env['PATH']}`, ...env },
    });
  const npmCalls = (): number => (existsSync(join(root, 'npm-calls')) ? readFileSync(join(root, 'npm-calls'), 'utf8').trim().split('\n').length : 0);

  it('installs, runs the script with its arguments, and ends with its exit code', () => {
    const result = enter();
    expect(result.stdout).toContain('ran a b');
    expect(result.status).toBe(5);
    expect(readFileSync(join(root, 'npm-calls'), 'utf8')).toContain('npm ci --include=dev');
  });

  it('installs once, and again when the lockfile asks for something else', () => {
    enter();
    enter();
    expect(npmCalls()).toBe(1);
    write('package-lock.json', JSON.stringify({ packages: { 'node_modules/node': { version: process.versions.node }, 'node_modules/new': { version: '1.0.0' } } }));
    enter();
    expect(npmCalls()).toBe(2);
  });

  it('says in one sentence that the installation failed', () => {
    const result = enter({ NPM_RESULT: '1' });
    expect(result.status).toBe(1);
    expect(result.stderr).toMatch(/^The dependencies could not be installed .* run the command again\.\n$/);
  });

  it('says in one sentence that Node is too old', () => {
    const result = enter({ QUARTERMASTER_TEST_NODE_VERSION: '12.22.0' });
    expect(result.status).toBe(1);
    expect(result.stderr).toMatch(/^Quartermaster needs Node 20 or later, and this is Node 12\.22\.0; install a newer one from .*\.\n$/);
    expect(npmCalls()).toBe(0);
  });

  it('is written so that an old Node can read it', () => {
    const source = readFileSync(join(root, 'tooling', 'setup', 'enter.cjs'), 'utf8').replaceAll(/^\s*\/\/.*$/gm, '');
    expect(source).not.toMatch(/=>|\?\?|\?\.|`|\bconst\b|\blet\b|\basync\b/);
  });
});

describe('installedAsLocked', () => {
  const lock = (packages: object): string => JSON.stringify({ packages });

  it('asks for every package in its version, but not for links and packages of other systems', () => {
    write('package-lock.json', lock({ '': {}, 'packages/core': {}, 'node_modules/core': { link: true }, 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '1.0.0', optional: true } }));
    expect(installedAsLocked(root)).toBe(false);
    write('node_modules/.package-lock.json', lock({ 'node_modules/a': { version: '1.0.0' } }));
    expect(installedAsLocked(root)).toBe(true);
    write('node_modules/.package-lock.json', lock({ 'node_modules/a': { version: '1.0.1' } }));
    expect(installedAsLocked(root)).toBe(false);
  });
});

describe('npmEnvironment', () => {
  it('drops what an outer npm put in, and keeps the way to the registry', () => {
    expect(npmEnvironment({ HOME: '/home', npm_config_omit: 'dev', npm_lifecycle_event: 'start', npm_package_name: 'x', npm_config_registry: 'r', npm_config_https_proxy: 'p' })).toEqual({
      HOME: '/home',
      npm_config_registry: 'r',
      npm_config_https_proxy: 'p',
    });
  });
});

describe('findBrowser', () => {
  it('takes the one that BROWSER_BIN names, and refuses one that is not there', async () => {
    const browser = write('chromium', '');
    expect(await findBrowser(root, () => {}, { BROWSER_BIN: browser })).toBe(browser);
    await expect(findBrowser(root, () => {}, { BROWSER_BIN: join(root, 'none') })).rejects.toThrow('there is no such file');
  });

  it('takes the one of the system', async () => {
    const browser = write('usr/bin/chromium', '');
    expect(await findBrowser(root, () => {}, {}, [join(root, 'none'), browser])).toBe(browser);
  });

  it('installs the one without windows where there is none, and the one with windows where that is not to be had', async () => {
    const asked: string[] = [];
    const offered = (name: string) => (packages: readonly string[]): boolean => {
      asked.push(packages[0] ?? '');
      if (packages[0] === name) write(join('bin', name), '');
      return packages[0] === name;
    };
    const shell = join(root, 'bin', 'chromium-headless-shell');
    const chromium = join(root, 'bin', 'chromium');
    write('node_modules/playwright-core/index.mjs', `export const chromium = { executablePath: () => '/none' };`);
    const found = (name: string): Promise<string> => findBrowser(root, () => {}, {}, [shell, chromium], offered(name));
    expect(await found('chromium')).toBe(chromium);
    expect(asked).toEqual(['chromium-headless-shell', 'chromium']);
    rmSync(chromium);
    expect(await found('chromium-headless-shell')).toBe(shell);
  });
});

describe('findPostgresql', () => {
  function postgresql(version: string): string {
    const bin = join(root, 'lib', version, 'bin');
    for (const program of ['initdb', 'postgres']) write(join('lib', version, 'bin', program), `#!/bin/sh\necho "postgres (PostgreSQL) ${version}.2"\n`, 0o755);
    return bin;
  }

  it('takes the newest one that is there', () => {
    postgresql('15');
    const newest = postgresql('17');
    expect(findPostgresql(() => {}, '', join(root, 'lib'), () => false)).toBe(newest);
  });

  it('installs one where there is none, or only one that is too old', () => {
    postgresql('14');
    const install = (packages: readonly string[]): boolean => {
      expect(packages).toEqual(['postgresql']);
      postgresql('16');
      return true;
    };
    expect(findPostgresql(() => {}, '', join(root, 'lib'), install)).toBe(join(root, 'lib', '16', 'bin'));
  });

  it('says what to do where none can be installed', () => {
    expect(() => findPostgresql(() => {}, '', join(root, 'lib'), () => false)).toThrow('The tests need PostgreSQL 15 or later; install it');
  });
});
