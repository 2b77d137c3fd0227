import { defineStore } from '@quartermaster/core';
import { globalSupplyAdds, globalSupplyOverrides } from '@quartermaster/screens-ggs';
import first, { startPage } from './first.ts';

/** USMC, the store of the Marine Corps: the older look, and the Global Supply screen map (specification, sections 1, 2 and 6). */
export default defineStore({ ...first, adds: globalSupplyAdds, overrides: [...globalSupplyOverrides, startPage] });
