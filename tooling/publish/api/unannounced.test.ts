import { describe, expect, it } from 'vitest';
import { unannounced, type PendingChange } from './unannounced.ts';

const core = { name: '@quartermaster/core', version: '0.1.0', fingerprint: 'new', released: 'old' };

describe('a package whose doors changed since the last version', () => {
  it.each<[what: string, pending: readonly PendingChange[]]>([
    ['no release note', []],
    ['a note of another package', [{ name: '@quartermaster/ui', type: 'minor' }]],
    ['a note that calls it a patch', [{ name: '@quartermaster/core', type: 'patch' }]],
    ['a note without a version', [{ name: '@quartermaster/core', type: 'none' }]],
  ])('is not left with %s', (_what, pending) => {
    expect(unannounced(core, pending)).toMatch(/^@quartermaster\/core exports something else than version 0\.1\.0 did.*npm run changeset/);
    expect(unannounced({ ...core, released: null }, pending)).not.toBeNull();
  });

  it.each(['minor', 'major'] as const)('is announced by a note for a %s version', (type) => {
    expect(unannounced(core, [{ name: '@quartermaster/ui', type: 'patch' }, { name: '@quartermaster/core', type }])).toBeNull();
  });
});

it('a package with the doors of the last version needs no release note', () => {
  expect(unannounced({ ...core, fingerprint: 'old' }, [])).toBeNull();
});
