import type { StorePackage } from '../../package/store-package.ts';
import type { Finding } from '../../report/report.ts';
import { styleSheetsOf } from '../style-sheets.ts';

const elsewhere = /((url|src)\(\s*['"]?|image-set\([^)]*['"])\s*([a-z][a-z0-9+.-]*:)?\/\//i;
/** `@import "..."` names an address without a function. */
const importedElsewhere = /^\s*['"]\s*([a-z][a-z0-9+.-]*:)?\/\//i;

/** `u\\72l(` is `url(`. */
const unescaped = (text: string): string =>
  text.replaceAll(/\\([0-9a-f]{1,6})\s?|\\(.)/gi, (_all, code: string | undefined, letter: string | undefined) => (code === undefined ? (letter ?? '') : String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10_ff_ff))));

/** A stylesheet of the package loads nothing from another origin. */
export function styleSheetOrigins(source: StorePackage): Finding[] {
  const found: Finding[] = [];
  for (const { path, root } of styleSheetsOf(source)) {
    root.walk((node) => {
      const isImport = node.type === 'atrule' && node.name === 'import';
      const value = unescaped(node.type === 'decl' ? node.value : isImport ? node.params : '');
      if (!elsewhere.test(value) && !(isImport && importedElsewhere.test(value))) return;
      const { line = null, column = null } = node.source?.start ?? {};
      found.push({ check: 'other origin', file: path, line, column, message: 'It loads something from another origin.', remedy: 'Ship the file with the store.' });
    });
  }
  return found;
}
