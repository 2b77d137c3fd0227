import { contribution, defineStore, feedbackPoint } from '@quartermaster/core';
import adv19 from '@quartermaster/theme-adv19';
import { storeTheme } from '@quartermaster/ui';
import { Footer } from './footer.ts';
import { Logo } from './Logo.tsx';

/** ADVANTAGE, the default store (specification, section 1). Its screens are the default ones. */
export default defineStore({
  id: { name: 'ADVANTAGE', number: 0 },
  packageName: '@quartermaster/store-advantage',
  coreRange: '^0.1.0',
  theme: storeTheme(adv19),
  brand: {
    Logo,
    welcomeText: 'Products and services for government offices',
    Footer,
  },
  adds: [contribution(feedbackPoint, { href: '/ws/department/feedback', label: 'Tell us what you think of this store' })],
});
