import { defineStore } from '@quartermaster/core';
import adv12 from '@quartermaster/theme-adv12';
import { storeTheme } from '@quartermaster/ui';
import { Logo } from './Logo.tsx';

/** The USMC store (specification, section 1). */
export default defineStore({
  id: { name: 'USMC', number: 9 },
  packageName: '@quartermaster/store-usmc',
  coreRange: '^0.1.0',
  theme: storeTheme(adv12),
  brand: { Logo, welcomeText: 'Supply for the Marine Corps' },
});
