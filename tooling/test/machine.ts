import { execFileSync } from 'node:child_process';
import { arch, platform, release } from 'node:os';

/** What the surroundings say that a test can notice. */
const noticed = ['CI', 'LANG', 'LC_ALL', 'NODE_OPTIONS', 'TZ'];

/**
 * What a suite runs on besides the files of the repository, in words: Node, browser, PostgreSQL, system, and the settings of the
 * surroundings. A suite that passed on another one is run again.
 */
export function machine(env: NodeJS.ProcessEnv = process.env, ask = versionOf): string {
  const programs = [ask(env['BROWSER_BIN'] || 'no browser named', env), ask('postgres', env)];
  const settings = noticed.flatMap((name) => (env[name] ? [`${name}=${env[name]}`] : []));
  return [`Node ${process.version}`, ...programs, `${platform()} ${release()} ${arch()}`, ...settings].join('; ');
}

function versionOf(program: string, env: NodeJS.ProcessEnv): string {
  try {
    return execFileSync(program, ['--version'], { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return `${program}: unknown`;
  }
}
