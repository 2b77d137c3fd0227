import { execFileSync } from 'node:child_process';

/**
 * The files that differ from the trunk: in commits since the branch left it, in the working tree, and new ones. Deleted files are left out.
 *
 * @param since a commit or branch; the trunk of the remote unless it is given
 */
export function changedFiles(root: string, since = 'origin/main'): string[] {
  const git = (...args: string[]): string[] => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter((line) => line !== '');
  const [base = since] = git('merge-base', 'HEAD', since);
  return [...new Set([...git('diff', '--name-only', '--diff-filter=d', base), ...git('ls-files', '--others', '--exclude-standard')])].toSorted();
}
