import { dirname, join } from 'node:path';
import Config from '@npmcli/config';
import npm from '@npmcli/config/lib/definitions/index.js';

/**
 * The configuration of npm for a command in a folder: .npmrc files and the environment, with registries, sign-in, proxies and
 * certificates, as npm's libraries take it.
 */
export async function npmOptions(here: string): Promise<Readonly<Record<string, unknown>>> {
  // npm's own defaults file lies beside the npm that runs this command.
  const running = process.env['npm_execpath'];
  const npmPath = running?.endsWith('.js') === true ? join(dirname(running), '..') : dirname(process.execPath);
  const config = new Config({ ...npm, npmPath, cwd: here, argv: [] });
  await config.load();
  return config.flat;
}
