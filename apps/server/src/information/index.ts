export { findPage } from './information-store.ts';
export { loadInformation } from './load/load-information.ts';
export { readInformationFolder } from './load/information-folder.ts';
