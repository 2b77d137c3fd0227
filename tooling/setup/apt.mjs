import { existsSync } from 'node:fs';
import { succeeds } from './run.mjs';

/** Whether packages of the system can be installed: only on Debian and its kin, and only by the superuser. */
const canInstallPackages = () => process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * Installs packages of the system where that is possible; tells whether it was done.
 *
 * @param {readonly string[]} packages
 */
export function aptInstall(packages) {
  if (!canInstallPackages()) return false;
  const wait = ['-o', 'DPkg::Lock::Timeout=300'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  succeeds('apt-get', [...wait, '-qq', 'update'], { env });
  return succeeds('apt-get', [...wait, '-qq', '-y', '--no-install-recommends', 'install', ...packages], { env });
}
