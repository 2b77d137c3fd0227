import { ConfigError } from './config-error.ts';
import { defineSetting, type Setting } from './setting.ts';

interface Texts {
  readonly doc: string;
  /** As people read it, where the value says too little. */
  readonly shown?: string;
}

interface WholeNumber extends Texts {
  readonly otherwise: number;
  readonly least: number;
  readonly most: number;
}

export function wholeNumber(variable: string, { otherwise, least, most, doc }: WholeNumber): Setting<number> {
  return defineSetting({
    id: variable, doc, otherwise: String(otherwise),
    read(text = String(otherwise)) {
      const value = Number(text);
      if (!/^\d{1,7}$/.test(text) || value < least || value > most) throw new ConfigError(`${variable} is "${text}". Use a whole number from ${least} to ${most}.`);
      return value;
    },
  });
}

/** A text that is taken as it is. */
export function text(variable: string, { otherwise, doc }: Texts & { readonly otherwise: string }): Setting<string> {
  return defineSetting({ id: variable, doc, otherwise: `\`${otherwise}\``, read: (given = otherwise) => given });
}

export function oneOf<const Choice extends string>(variable: string, choices: readonly Choice[], { otherwise, doc }: Texts & { readonly otherwise: Choice }): Setting<Choice> {
  return defineSetting({
    id: variable, doc, otherwise: `\`${otherwise}\``,
    read(given = otherwise) {
      const choice = choices.find((known) => known === given);
      if (choice === undefined) throw new ConfigError(`${variable} is "${given}". Use one of ${choices.join(', ')}.`);
      return choice;
    },
  });
}

export function onOrOff(variable: string, { doc }: Texts): Setting<boolean> {
  return defineSetting({
    id: variable, doc, otherwise: '0',
    read(given = '0') {
      if (given !== '0' && given !== '1') throw new ConfigError(`${variable} is "${given}". Use 1 for on or 0 for off.`);
      return given === '1';
    },
  });
}

/** Words that are separated by spaces or commas; no word at all counts as not set. */
export function words(variable: string, { otherwise, doc }: Texts & { readonly otherwise: readonly string[] }): Setting<readonly string[]> {
  return defineSetting({
    id: variable, doc, otherwise: `\`${otherwise.join(' ')}\``,
    read(given = '') {
      const found = given.split(/[\s,]+/).filter((word) => word !== '');
      return found.length > 0 ? found : otherwise;
    },
  });
}

/** A secret of 32 characters or more; null where there is none. */
export function secret(variable: string, { doc, shown = 'none' }: Texts): Setting<string | null> {
  return defineSetting({ id: variable, doc, otherwise: shown, read: (given = '') => (given === '' ? null : longSecret(variable, given)) });
}

/** A secret of 32 characters or more, without which the server does not start. */
export function neededSecret(variable: string, { doc, advice }: Texts & { readonly advice: string }): Setting<string> {
  return defineSetting({
    id: variable, doc, otherwise: '(needed)',
    read(given = '') {
      if (given === '') throw new ConfigError(`${variable} is not set. ${advice}`);
      return longSecret(variable, given);
    },
  });
}

function longSecret(variable: string, given: string): string {
  if (given.length < 32) throw new ConfigError(`${variable} is shorter than 32 characters. Use a long random text, for example of "openssl rand -hex 32".`);
  return given;
}

export function address(variable: string, { otherwise, doc }: Texts & { readonly otherwise: string }): Setting<string> {
  return defineSetting({ id: variable, doc, otherwise: `\`${otherwise}\``, read: (given = otherwise) => httpAddress(variable, given) });
}

/** Null where it is not set. */
export function optionalAddress(variable: string, { doc, shown = 'none' }: Texts): Setting<string | null> {
  return defineSetting({ id: variable, doc, otherwise: shown, read: (given) => (given === undefined ? null : httpAddress(variable, given)) });
}

/** Without a trailing slash. */
function httpAddress(variable: string, given: string): string {
  const url = URL.parse(given);
  if (url === null || !['http:', 'https:'].includes(url.protocol)) throw new ConfigError(`${variable} is "${given}". Use an address such as http://localhost:8081.`);
  return given.replace(/\/$/, '');
}
