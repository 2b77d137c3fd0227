import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { changedFiles } from './changed-files.ts';

it('are those of commits since the trunk, those of the working tree and new ones, without the deleted', () => {
  const root = mkdtempSync(join(tmpdir(), 'qm-changed-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const git = (...args: string[]) => execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.gov', ...args], { cwd: root, stdio: 'ignore' });
  const write = (file: string, text: string) => writeFileSync(join(root, file), text);
  git('init', '--initial-branch=trunk');
  for (const file of ['kept', 'deleted', 'edited', 'committed']) write(file, 'one');
  write('.gitignore', 'built\n');
  git('add', '.');
  git('commit', '-m', 'one');
  git('checkout', '-b', 'branch');
  write('committed', 'two');
  git('commit', '-am', 'two');
  write('edited', 'two');
  write('new', 'two');
  write('built', 'two');
  rmSync(join(root, 'deleted'));
  expect(changedFiles(root, 'trunk')).toEqual(['committed', 'edited', 'new']);
});
