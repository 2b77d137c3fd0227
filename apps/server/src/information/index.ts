export { informationServices } from './information-services.ts';
export { loadInformation, type LoadOptions } from './load/load-information.ts';
export { readInformationFolder, type InformationContent } from './load/information-folder.ts';
