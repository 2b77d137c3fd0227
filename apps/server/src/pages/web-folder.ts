import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineSetting } from '../runtime/index.ts';

/** Where the build of the web is: the folder that has `dist/client` and `dist/render`. */
export const webFolder = defineSetting({
  id: 'WEB_FOLDER',
  otherwise: '`apps/web`',
  doc: 'the folder whose `dist` is the build of the web, for a deployment that keeps several',
  read: (given = '') => (given === '' ? fileURLToPath(new URL('../../../web', import.meta.url)) : resolve(given)),
});
