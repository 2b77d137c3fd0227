// The areas of pages that people come to first. The screens of all others are loaded when one of them is looked for (decision 0260).
export { browse } from './browse/area.ts';
export { catalog } from './catalog/area.ts';
export { information } from './information/area.ts';
export { main } from './main/area.ts';
export { search } from './search/area.ts';
export { shell } from './shell/area.ts';
export { storeStart } from './virtual-store/start-page/area.ts';
