import { ConfigError } from './config-error.ts';
import type { Source } from './token.ts';

/** One environment variable, by which an operator decides something. */
export interface Setting<out Value> extends Source<Value> {
  readonly kind: 'setting';
  /** The variable. */
  readonly id: string;
  /** The value that counts where the variable is not set, as people read it. */
  readonly otherwise: string;
  /**
   * Reads the text of the variable; undefined where it is not set.
   *
   * @param of gives the values of other settings
   * @param env all variables, for a setting that reads several of one form
   * @throws ConfigError
   */
  read(text: string | undefined, of: SettingValues, env: Environment): Value;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** The values of settings, read from one environment. */
export type SettingValues = <Value>(setting: Setting<Value>) => Value;

export function defineSetting<Value>(setting: Omit<Setting<Value>, 'kind'>): Setting<Value> {
  return Object.freeze({ ...setting, kind: 'setting' });
}

interface SettingFamily<Value> extends Omit<Setting<Value>, 'kind' | 'read'> {
  /** With `*` for a word of capital letters and digits, for example `*_EMAIL_DOMAINS`. */
  readonly id: `*_${string}`;
  /** Reads the texts of the variables that are set, by their words. @throws ConfigError */
  read(texts: ReadonlyMap<string, string>, of: SettingValues): Value;
}

/** Environment variables of one form, one for each thing that an operator names. */
export function defineSettingFamily<Value>({ read, ...family }: SettingFamily<Value>): Setting<Value> {
  const form = new RegExp(`^([A-Z][A-Z0-9]*)${family.id.slice(1)}$`);
  const set = (env: Environment) => Object.entries(env).flatMap(([name, text]) => {
    const word = form.exec(name)?.[1];
    return word === undefined || text === undefined ? [] : [[word, text] as const];
  });
  return defineSetting({ ...family, read: (_text, of, env) => read(new Map(set(env)), of) });
}

/**
 * Reads these settings, each once, with those that they depend on.
 *
 * @throws ConfigError for the first value that cannot be used
 */
export function readSettings(settings: readonly Setting<unknown>[], env: Environment): SettingValues {
  const known = new Map<Setting<unknown>, unknown>();
  const of: SettingValues = <Value>(setting: Setting<Value>): Value => {
    if (!known.has(setting)) known.set(setting, setting.read(env[setting.id], of, env));
    return known.get(setting) as Value;
  };
  for (const setting of settings) of(setting);
  return of;
}

/** Reads with a function that throws an error of its own. @throws ConfigError that names the variable and ends with the advice */
export function reading<Value>(variable: string, advice: string, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw new ConfigError(`${variable} cannot be used: ${error instanceof Error ? error.message : String(error)} ${advice}`);
  }
}
