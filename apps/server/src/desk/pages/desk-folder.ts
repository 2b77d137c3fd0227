import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineSetting } from '../../runtime/index.ts';

/** Where the build of the desk is: the folder that has `dist/client`. */
export const deskFolder = defineSetting({
  id: 'DESK_FOLDER',
  otherwise: '`apps/desk`',
  doc: 'the folder whose `dist` is the build of the operators’ desk',
  read: (given = '') => (given === '' ? fileURLToPath(new URL('../../../../desk', import.meta.url)) : resolve(given)),
});
