import { earlyBrowserGlobals, type Rule } from './early-browser-globals.ts';
import { plainWords } from './plain-words.ts';

/** The lint rules of this repository itself; `.oxlintrc.json` says where they hold. */
const plugin: { meta: { name: string }; rules: Record<string, Rule> } = {
  meta: { name: 'quartermaster' },
  rules: { 'early-browser-globals': earlyBrowserGlobals, 'plain-words': plainWords },
};

// oxlint-disable-next-line import/no-default-export -- oxlint loads the default export of a plugin
export default plugin;
