import { expect, test } from 'vitest';
import { addressOf, readCommandLine } from './command-line.ts';

test.each([
  [[], 'http://localhost:8080', []],
  [['--store', 'FSS', '--reset'], 'http://fss.localhost:8080', ['--reset']],
  [['--reset', '--store', 'va'], 'http://va.localhost:8080', ['--reset']],
])('%j shows %s', (argv, address, rest) => {
  const read = readCommandLine(argv);
  expect([addressOf('http://localhost:8080', read.store), read.rest]).toEqual([address, rest]);
});

test('where the web has another name, the address names the store', () => {
  expect(addressOf('https://trial.example.gov', 'FSS')).toBe('https://trial.example.gov/?store=fss');
});
