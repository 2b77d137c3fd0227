import { resolve } from 'node:path';
import { defineSetting } from '../../runtime/index.ts';

/** Where files of requisitions are written that are sent at the desk. */
export const requisitionFolder = defineSetting({
  id: 'REQUISITION_FOLDER',
  otherwise: '`.data/requisitions`',
  doc: 'the folder into which files of requisitions are written that are sent at the desk; `npm start` has one in its data folder',
  read: (given = '') => resolve(given === '' ? '.data/requisitions' : given),
});
