import { defineStore } from '@quartermaster/core';
import adv19 from '@quartermaster/theme-adv19';
import { storeTheme } from '@quartermaster/ui';
import { Logo } from './Logo.tsx';

/** The DHS store (specification, section 1). */
export default defineStore({
  id: { name: 'DHS', number: 8 },
  packageName: '@quartermaster/store-dhs',
  coreRange: '^0.1.0',
  theme: storeTheme(adv19),
  brand: { Logo, welcomeText: 'Products and services for homeland security' },
});
