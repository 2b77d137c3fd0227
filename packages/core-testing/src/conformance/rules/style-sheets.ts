import postcss, { type Root } from 'postcss';
import { textOf, type StorePackage } from '../package/store-package.ts';

/** The stylesheets of a package, parsed. One that cannot be parsed is an empty one: browsers leave out what they cannot read. */
export function styleSheetsOf(source: StorePackage): readonly { readonly path: string; readonly root: Root }[] {
  return [...source.files.keys()]
    .filter((path) => path.endsWith('.css'))
    .map((path) => ({ path, root: parsed(textOf(source, path) ?? '') }));
}

/** CSS text, parsed. */
export function parsed(css: string): Root {
  try {
    return postcss.parse(css);
  } catch {
    return postcss.root();
  }
}
