import { defineStore } from '@quartermaster/core';
import adv19 from '@quartermaster/theme-adv19';
import { storeTheme } from '@quartermaster/ui';
import { Logo } from './Logo.tsx';

/** The VITM store (specification, section 1). */
export default defineStore({
  id: { name: 'VITM', number: 1 },
  packageName: '@quartermaster/store-vitm',
  coreRange: '^0.1.0',
  theme: storeTheme(adv19),
  brand: { Logo, welcomeText: 'Information technology for government offices' },
});
