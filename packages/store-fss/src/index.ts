import { defineStore } from '@quartermaster/core';
import adv12 from '@quartermaster/theme-adv12';
import { storeTheme } from '@quartermaster/ui';
import { Logo } from './Logo.tsx';

/** The FSS store (global supply) (specification, section 1). */
export default defineStore({
  id: { name: 'FSS', number: 3 },
  packageName: '@quartermaster/store-fss',
  coreRange: '^0.1.0',
  theme: storeTheme(adv12),
  brand: { Logo, welcomeText: 'Global supply for federal activities' },
});
