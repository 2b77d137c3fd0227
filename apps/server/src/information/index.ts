export { cleanHtml } from './clean-html.ts';
export { findPage, findPageFor, pageKinds, type InformationPage, type ShownAs } from './information-store.ts';
export { loadInformation } from './load/load-information.ts';
export { isPageKey, readInformationFolder, type PageContent } from './load/information-folder.ts';
