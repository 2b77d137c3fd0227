import { contribution, defineStore, startPagePoint } from '@quartermaster/core';
import { SupplyHeader } from '@quartermaster/screens-ggs';
import { firstSupplyAdds, firstSupplyOverrides } from '@quartermaster/screens-ggs/first';
import adv12 from '@quartermaster/theme-adv12';
import { storeTheme } from '@quartermaster/ui';
import { Footer } from './Footer.tsx';
import { Logo } from './Logo.tsx';

export const startPage = contribution(startPagePoint, Object.freeze({ path: '/ggs/start_page' }));

/** FSS, global supply: the older look, and the Global Supply screen map (specification, sections 1, 2 and 6). What its first pages show: the whole store is in `index.ts`. */
export default defineStore({
  id: { name: 'FSS', number: 3 },
  packageName: '@quartermaster/store-fss',
  coreRange: '^0.1.0',
  theme: storeTheme(adv12),
  brand: { Logo, welcomeText: 'Global supply for federal activities', Header: SupplyHeader, Footer },
  adds: firstSupplyAdds,
  overrides: [...firstSupplyOverrides, startPage],
});
