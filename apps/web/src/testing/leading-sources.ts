import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..', '..', '..');
const sources = ['packages/{core,screens,screens-ggs,store-*}/src/**/*.{ts,tsx}', 'apps/server/src/**/*.ts'];
const noSource = /\.test\.|\.stories\.|\.examples\.|\.generated\.|\/testing\//;

/** What a screen or a service is declared by, and types of what it answers: none of it leads there. */
const declarations = /(?:screenFor|serviceAt)\(\s*'[^']*'|\b(?:ScreenProps|AttributesOf|RequestOf|CheckedRequestOf|ReplyOf|Answer)<[^>]*>|^\s*(?:\/\/|\*|\/\*).*$/gm;

/** All that screens, stores and the server say, without comments and declarations. */
export const leadingSources = (): string =>
  globSync(sources, { cwd: root }).filter((file) => !noSource.test(file)).map((file) => readFileSync(join(root, file), 'utf8').replaceAll(declarations, '')).join('\n');

/** Whether a text names the page of a path: as a link, a call, a redirect, or in a mail. */
export const leadsTo = (text: string, path: string): boolean => ['', '/ws'].some((prefix) => ["'", '"', '`', '}'].some((before) => ["'", '"', '`', '?', '#'].some((after) => text.includes(before + prefix + path + after))));
