import { describe, expect, it } from 'vitest';
import { readCommandLine } from './command-line.ts';

const integrity = `sha512-${'A'.repeat(86)}==`;
const read = (...args: string[]) => readCommandLine(args, '/home/operator').command;

describe('the command line', () => {
  it('names a package of a registry, and everything that the operator decides', () => {
    expect(read('add', '@owner/store-example@1.2.3', '--integrity', integrity, '--registry', 'http://localhost:4873/', '--host', 'Example.gov', '--host', 'www.example.gov', '--number', '100', '--assortment', 'sold.json',
      '--upstream', '/vs/example=https://api.example.gov/market?no=1', '--upstream', '/vs/example/deep=http://10.0.0.1', '--private', '/vs/example/deep', '--name-visitor', '/vs/example')).toEqual({
      command: 'add', source: { kind: 'registry', name: '@owner/store-example', version: '1.2.3' }, integrity, registry: 'http://localhost:4873/', number: 100, hosts: ['example.gov', 'www.example.gov'], assortment: '/home/operator/sold.json',
      upstreams: [
        { path: '/vs/example', address: 'https://api.example.gov/market?no=1', privateAllowed: false, namesVisitor: true },
        { path: '/vs/example/deep', address: 'http://10.0.0.1', privateAllowed: true, namesVisitor: false },
      ],
    });
  });

  it('names a tarball from the folder of the person; what is not said stays as it is', () => {
    expect(read('add', './store.tgz')).toEqual({ command: 'add', source: { kind: 'file', path: '/home/operator/store.tgz' }, integrity: null, registry: null, number: null, hosts: null, assortment: null, upstreams: [] });
  });

  it('lists, removes and rolls back, names in any case', () => {
    expect([read('list'), read('remove', 'example'), read('remove', 'EXAMPLE', '--yes'), read('rollback', 'example'), read('rollback', 'example', '1.0.0')]).toEqual([
      { command: 'list' },
      { command: 'remove', name: 'EXAMPLE', confirmed: false },
      { command: 'remove', name: 'EXAMPLE', confirmed: true },
      { command: 'rollback', name: 'EXAMPLE', version: null },
      { command: 'rollback', name: 'EXAMPLE', version: '1.0.0' },
    ]);
    expect(readCommandLine(['list', '--json'], '/').json).toBe(true);
    expect(read('check', '--core', '0.2.0')).toEqual({ command: 'check', core: '0.2.0' });
  });

  it.each([
    [['add', 'store-example'], 'exact version'],
    [['add', 'store-example@^1.0.0'], 'exact version'],
    [['add', 'store-example@latest'], 'exact version'],
    [['add', 'https://evil.example/store'], 'neither a package'],
    [['add', 'git+ssh://x@1.0.0'], 'neither a package'],
    [['add', '../x@1.0.0'], 'neither a package'],
    [['add', '--integrity', 'sha1-abc', 'a@1.0.0'], '--integrity is'],
    [['add', 'a@1.0.0', '--registry', 'ftp://x'], '--registry is'],
    [['add', 'a@1.0.0', '--registry', 'https://user:secret@x/'], '.npmrc'],
    [['add', 'a@1.0.0', '--number', '1e2'], '--number is'],
    [['add', 'a@1.0.0', '--host', 'http://x'], '--host is'],
    [['add', 'a@1.0.0', '--upstream', 'https://x'], '--upstream is'],
    [['add', 'a@1.0.0', '--private', '/vs/a'], 'without its address'],
    [['add', 'a@1.0.0', '--force'], 'Usage'],
    [['add', 'a@1.0.0', 'b@1.0.0'], 'Usage'],
    [['check'], '--core is missing'],
    [['check', '--core', '^0.2.0'], '--core is "^0.2.0"'],
    [['check', 'HARBOR', '--core', '0.2.0'], 'Usage'],
    [['remove'], 'Usage'],
    [['list', 'x'], 'Usage'],
    [[], 'Usage'],
  ])('%j is refused with what to write instead', (args, sentence) => {
    expect(() => read(...args)).toThrow(sentence);
  });
});
