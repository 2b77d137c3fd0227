export { informationServices } from './information-services.ts';
export { findPage } from './information-store.ts';
export { loadInformation, type LoadOptions } from './load/load-information.ts';
export { readInformationFolder, type InformationContent } from './load/information-folder.ts';
