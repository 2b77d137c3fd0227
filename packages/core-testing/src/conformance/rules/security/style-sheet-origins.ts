import type { StorePackage } from '../../package/store-package.ts';
import type { Finding } from '../../report/report.ts';
import { styleSheetsOf } from '../style-sheets.ts';

const elsewhere = /(url\(\s*['"]?|^\s*['"])\s*([a-z][a-z0-9+.-]*:)?\/\//i;

/** A stylesheet of the package loads nothing from another origin. */
export function styleSheetOrigins(source: StorePackage): Finding[] {
  const found: Finding[] = [];
  for (const { path, root } of styleSheetsOf(source)) {
    root.walk((node) => {
      const value = node.type === 'decl' ? node.value : node.type === 'atrule' && node.name === 'import' ? node.params : '';
      if (!elsewhere.test(value)) return;
      const { line = null, column = null } = node.source?.start ?? {};
      found.push({ check: 'other origin', file: path, line, column, message: 'It loads something from another origin.', remedy: 'Ship the file with the store.' });
    });
  }
  return found;
}
