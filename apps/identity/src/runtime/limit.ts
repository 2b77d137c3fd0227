import { ConfigError } from './settings.ts';

/** So many at once; those that were counted are forgotten steadily, all of them within the seconds. */
export interface Limit {
  readonly tries: number;
  readonly seconds: number;
}

/**
 * A limit of the environment, written `tries/seconds`.
 * @throws {ConfigError} when it is none
 */
export function readLimit(env: Readonly<Record<string, string | undefined>>, name: string, otherwise: Limit): Limit {
  const text = env[name];
  if (text === undefined || text === '') return otherwise;
  const [, tries = '0', seconds = '0'] = /^(\d{1,5})\/(\d{1,5})$/.exec(text) ?? [];
  if (Number(tries) === 0 || Number(seconds) === 0) {
    throw new ConfigError(`${name} is "${text}". Use tries/seconds, for example ${otherwise.tries}/${otherwise.seconds}: ${otherwise.tries} tries at once, which are forgotten within ${otherwise.seconds} seconds.`);
  }
  return { tries: Number(tries), seconds: Number(seconds) };
}
