import { defineStore } from '@quartermaster/core';
import adv19 from '@quartermaster/theme-adv19';
import { storeTheme } from '@quartermaster/ui';

function Logo() {
  return <svg role="img" aria-label="Sample store" viewBox="0 0 10 10" width="10" height="10" />;
}

/** A store with a logo and a greeting of its own, and nothing else. */
export const sampleStore = defineStore({
  id: { name: 'VA', number: 6 },
  coreRange: '^0.1.0',
  theme: storeTheme(adv19),
  brand: { Logo, welcomeText: 'A sample of a store' },
});
