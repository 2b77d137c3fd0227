import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const example = (name: string): string => read(`examples/deployment/${name}`);

/** The settings of a program, by the table of its README. Rows may name several. */
const settingsOf = (readme: string): ReadonlySet<string> =>
  new Set([...read(readme).matchAll(/^\| (`[A-Z][A-Z_]*`(?:, `[A-Z][A-Z_]*`)*) \|/gm)].flatMap(([, cell = '']) => [...cell.matchAll(/[A-Z][A-Z_]*/g)].map(([name]) => name)));

/** Names and values of the lines `NAME=value`, also of those that are only proposed (`#NAME=`). */
const linesOf = (text: string): readonly { readonly name: string; readonly value: string; readonly isSet: boolean }[] =>
  [...text.matchAll(/^(#?)([A-Z][A-Z_]*)=(.*)$/gm)].map(([, mark, name = '', value = '']) => ({ name, value, isSet: mark === '' }));

/** Those of `npm start` and of the operator's commands. */
const start = new Set([...settingsOf('README.md'), ...settingsOf('apps/identity/README.md'), ...settingsOf('apps/server/README.md')]);
const server = settingsOf('apps/server/README.md');
const identity = settingsOf('apps/identity/README.md');
/** Of Node, not of a program of ours. */
const ofNode = ['NODE_ENV'];

describe.each([
  { file: 'server.env', unit: 'quartermaster-server.service', settings: server, needed: ['DATABASE_URL', 'COOKIE_SECRET'], secrets: ['COOKIE_SECRET', 'COOKIE_SECRET_ACCEPTED', 'OPERATOR_TOKEN', 'SMTP_PASSWORD'] },
  { file: 'identity.env', unit: 'quartermaster-identity.service', settings: identity, needed: ['DATABASE_URL', 'IDENTITY_SECRET'], secrets: ['IDENTITY_SECRET'] },
])('$file', ({ file, unit, settings, needed, secrets }) => {
  const lines = linesOf(example(file));

  it('names settings that exist, with those that are needed, and no secret that somebody could leave as it is', () => {
    expect(settings.size).toBeGreaterThan(10);
    expect(lines.map(({ name }) => name).filter((name) => !settings.has(name) && !ofNode.includes(name))).toEqual([]);
    expect(lines.filter(({ isSet }) => isSet).map(({ name }) => name)).toEqual(expect.arrayContaining(needed));
    expect(lines.filter(({ name, value }) => secrets.includes(name) && value !== '')).toEqual([]);
  });

  it('is read by its unit, which starts a program that exists', () => {
    expect(example(unit)).toContain(`EnvironmentFile=/etc/quartermaster/${file}\n`);
    const program = /^ExecStart=\S+\/node (\S+)$/m.exec(example(unit))?.[1] ?? '';
    expect([program, existsSync(join(root, program))]).toEqual([expect.stringMatching(/^apps\/.*\.ts$/), true]);
  });
});

describe('what an operator has', () => {
  const text = example('operator.env');
  const scripts = (JSON.parse(read('package.json')) as { readonly scripts: Record<string, string> }).scripts;
  const guide = read('docs/deploying.md');

  it('are settings that exist, without a secret that somebody could leave as it is', () => {
    const lines = linesOf(text);
    expect(lines.map(({ name }) => name)).toEqual(expect.arrayContaining(['DATABASE_URL', 'MIGRATIONS_DATABASE_URL', 'IDENTITY_SECRET']));
    expect(lines.filter(({ name }) => !start.has(name))).toEqual([]);
    expect(lines.find(({ name }) => name === 'IDENTITY_SECRET')?.value).toBe('');
  });

  it('are commands that exist', () => {
    const commands = [...guide.matchAll(/(?:^|`)market ([\w:-]+)/gm)].map(([, name = '']) => name);
    expect(commands.length).toBeGreaterThan(8);
    expect(commands.filter((name) => scripts[name] === undefined)).toEqual([]);
    const named = [...guide.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
  });

  it('are files that the guide copies, each of them, and they pass on to ports on which the programs listen', () => {
    const copied = [...guide.matchAll(/examples\/deployment\/([\w.*-]+)/g)].map(([, name = '']) => new RegExp(`^${name.replaceAll('.', '\\.').replaceAll('*', '.*')}$`));
    const unused = readdirSync(join(root, 'examples', 'deployment')).filter((name) => name !== 'Containerfile' && !copied.some((pattern) => pattern.test(name)));
    expect(unused).toEqual([]);
    expect([...example('nginx.conf').matchAll(/server 127\.0\.0\.1:(\d+);/g)].map(([, port]) => port)).toEqual(['8080', '8081']);
    const timer = example('quartermaster-backup.service');
    expect(timer).toContain('EnvironmentFile=/etc/quartermaster/operator.env\n');
  });

  it('passes the words of a command on as they are', () => {
    const folder = mkdtempSync(join(tmpdir(), 'qm-market-'));
    try {
      mkdirSync(join(folder, 'bin'));
      writeFileSync(join(folder, 'operator.env'), "DATABASE_URL='postgresql://market:a b@db/market'\n");
      // Neither another user nor npm: what the command hands to npm is written out.
      writeFileSync(join(folder, 'bin', 'runuser'), '#!/bin/sh\nshift 3\nexec "$@"\n', { mode: 0o755 });
      writeFileSync(join(folder, 'bin', 'npm'), '#!/bin/sh\nprintf "%s|" "$PWD" "$DATABASE_URL" "$@"\n', { mode: 0o755 });
      const script = example('market').replace('/etc/quartermaster', folder).replace('/opt/quartermaster', folder);
      const said = execFileSync('sh', ['-c', script, 'market', 'accounts', 'disable', 'pat@agency.gov', "--reason=Pat's \"last\" day $HOME"], { env: { PATH: `${join(folder, 'bin')}:${process.env['PATH'] ?? ''}` }, encoding: 'utf8' });
      expect(said).toBe(`${folder}|postgresql://market:a b@db/market|run|--silent|accounts|--|disable|pat@agency.gov|--reason=Pat's "last" day $HOME|`);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

it('no program runs as root, or may change the programs', () => {
  for (const unit of readdirSync(join(root, 'examples', 'deployment')).filter((name) => name.endsWith('.service'))) {
    expect(example(unit).split('\n'), unit).toEqual(expect.arrayContaining(['User=quartermaster', 'NoNewPrivileges=true', 'ProtectSystem=strict']));
    expect(example(unit), unit).not.toMatch(/^ReadWritePaths=.*\/opt/m);
  }
  expect(/^USER (.+)$/m.exec(example('Containerfile'))?.[1]).toBe('node');
});

it('the settings that the server needs are those without which it does not start', () => {
  const needed = [...read('apps/server/README.md').matchAll(/^\| `([A-Z_]+)` \| \(needed\) \|/gm)].map(([, name]) => name);
  expect(needed.toSorted()).toEqual(['COOKIE_SECRET', 'DATABASE_URL']);
});

describe('the container file', () => {
  const text = example('Containerfile');
  const manifest = JSON.parse(read('package.json')) as { readonly scripts: Record<string, string>; readonly devDependencies: Record<string, string> };

  it('copies what is there, and begins with the Node that the repository is tested with', () => {
    const copied = [...text.matchAll(/^COPY (.+) \S+$/gm)].flatMap(([, names = '']) => names.split(' '));
    expect(copied.length).toBeGreaterThan(5);
    expect(copied.filter((name) => !existsSync(join(root, name)))).toEqual([]);
    expect(/^FROM node:([\d.]+)-slim$/m.exec(text)?.[1]).toBe(manifest.devDependencies['node']);
  });

  it('has settings, ports, programs and commands that exist', () => {
    const names = [...text.matchAll(/^ENV (.+)$/gm)].flatMap(([, line = '']) => line.split(' ').map((pair) => pair.split('=', 1)[0] ?? ''));
    expect(names.length).toBeGreaterThan(1);
    expect(names.filter((name) => !server.has(name) && !identity.has(name) && !ofNode.includes(name))).toEqual([]);
    const ports = [/^\| `PORT` \| (\d+)/m.exec(read('apps/server/README.md'))?.[1], /^\| `IDENTITY_PORT`, `IDENTITY_HOST` \| (\d+)/m.exec(read('apps/identity/README.md'))?.[1]];
    expect(/^EXPOSE (.+)$/m.exec(text)?.[1]?.split(' ')).toEqual(ports);
    const programs = [...text.matchAll(/apps\/[\w/-]+\.ts/g)].map(([path]) => path);
    expect(programs.toSorted()).toEqual(['apps/identity/src/main.ts', 'apps/server/src/supervisor.ts']);
    expect(programs.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    const scripts = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(scripts).toEqual(['build']);
    expect(scripts.filter((name) => manifest.scripts[name] === undefined)).toEqual([]);
  });
});
