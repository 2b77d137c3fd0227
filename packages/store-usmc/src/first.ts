import { contribution, defineStore, startPagePoint } from '@quartermaster/core';
import { firstSupplyAdds, firstSupplyOverrides } from '@quartermaster/screens-ggs/first';
import adv12 from '@quartermaster/theme-adv12';
import { storeTheme } from '@quartermaster/ui';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Logo } from './Logo.tsx';

export const startPage = contribution(startPagePoint, Object.freeze({ path: '/usmc/start_page' }));

/** USMC, the store of the Marine Corps: the older look, and the Global Supply screen map (specification, sections 1, 2 and 6). What its first pages show: the whole store is in `index.ts`. */
export default defineStore({
  id: { name: 'USMC', number: 9 },
  packageName: '@quartermaster/store-usmc',
  coreRange: '^0.1.0',
  theme: storeTheme(adv12),
  brand: { Logo, welcomeText: 'Supply for Marine Corps units', Header, Footer },
  adds: firstSupplyAdds,
  overrides: [...firstSupplyOverrides, startPage],
});
