import { textOf, type StorePackage } from '../../package/store-package.ts';
import type { Finding } from '../../report/report.ts';
import { findingIn } from '../static-rule.ts';

/** Scripts, handlers and links that run code in a picture that is opened as a page. */
const running = /<(?:[\w-]+:)?(?:script|handler)\b|\son[a-z]+\s*=|\bjavascript:|<\?xml-stylesheet\b/i;

/** A picture holds nothing that runs: the server shows none of it, and no reader of the module would look for it there. */
export function pictureScripts(source: StorePackage): Finding[] {
  return [...source.files.keys()]
    .filter((path) => path.startsWith('dist/') && /\.svg$/i.test(path) && running.test(textOf(source, path) ?? ''))
    .map((path) => findingIn(path, 'script in a picture', 'The picture holds a script or a handler, which would run where a link leads to it.', 'Export it as a plain picture.'));
}
