import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { identitySecret } from './identity-secret.ts';

describe('the secret of the identity server', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'qm-secret-'));
    file = join(folder, 'identity-secret');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is made once, for its owner alone, and stays', () => {
    const secret = identitySecret({}, folder);
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(identitySecret({}, folder)).toBe(secret);
    expect(readFileSync(file, 'utf8').trim()).toBe(secret);
  });

  it('is another one in each data folder', () => {
    const other = join(folder, 'other');
    mkdirSync(other);
    expect(identitySecret({}, folder)).not.toBe(identitySecret({}, other));
  });

  it('is that of the setting where there is one, and no file is made', () => {
    const given = 'a secret that the operator has chosen';
    expect(identitySecret({ IDENTITY_SECRET: given }, folder)).toBe(given);
    expect(() => statSync(file)).toThrow('ENOENT');
  });

  it('is refused where others can read it', () => {
    identitySecret({}, folder);
    chmodSync(file, 0o640);
    expect(() => identitySecret({}, folder)).toThrow(`chmod 600 ${file}`);
  });

  it('is not made anew over a file that was cut short', () => {
    writeFileSync(file, '', { mode: 0o600 });
    expect(() => identitySecret({}, folder)).toThrow('put the one of before back');
    expect(readFileSync(file, 'utf8')).toBe('');
  });

  it('is told in one sentence when it cannot be made', () => {
    expect(() => identitySecret({}, join(folder, 'missing'))).toThrow(/cannot be read \(ENOENT\)/);
  });
});
