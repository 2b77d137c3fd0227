import type { Plugin } from 'vite';

interface Replacement {
  /** Of a file in `node_modules`. */
  readonly file: RegExp;
  readonly found: RegExp;
  readonly instead: string;
}

/**
 * The parts of well-known libraries that no page of the marketplace allows, and code that does the same without them. The pages refuse code and HTML from
 * text, so nothing is lost that would have worked.
 */
const replacements: readonly Replacement[] = [
  // How old bundles find the global object.
  { file: /\.[cm]?js$/, found: /(?:new\s+)?\bFunction\(\s*(["'`])return this;?\1\s*\)\s*\(\)/g, instead: 'globalThis' },
  // A row of a table as an object: d3-dsv makes a function out of text for it.
  {
    file: /[\\/]d3-dsv[\\/]/,
    found: /return new Function\("d",[\s\S]*?\+ "\}"\);/,
    instead: 'return (row) => Object.fromEntries(columns.map((name, index) => [name, row[index] || ""]));',
  },
  // selection.html(text), which nothing calls in a store that shows text with selection.text.
  {
    file: /[\\/]d3-selection[\\/]/,
    found: /\bthis\.innerHTML = (?!"";)[^;]*;/g,
    instead: 'throw new Error("A store makes no HTML from text. Use selection.text, or append elements.");',
  },
];

/** Makes known libraries fit for the pages of the marketplace, so that a store can use them as they are. */
export function knownLibraries(): Plugin {
  return {
    name: 'quartermaster:known-libraries',
    transform(code, id) {
      const [path = id] = id.split('?');
      if (!/[\\/]node_modules[\\/]/.test(path)) return null;
      const changed = replacements.reduce((text, { file, found, instead }) => (file.test(path) ? text.replace(found, instead) : text), code);
      return changed === code ? null : { code: changed, map: null };
    },
  };
}
