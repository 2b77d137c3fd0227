import { execFileSync } from 'node:child_process';
import { arch, platform, release } from 'node:os';

/** The variables of the environment that a test can notice. */
const noticed = ['CI', 'LANG', 'LC_ALL', 'NODE_OPTIONS', 'TZ'];

/**
 * The machine that a suite runs on, in words: Node, browser, PostgreSQL, system, and the settings of the environment; the files of the
 * repository count beside it. A suite that passed on another machine is run again.
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
