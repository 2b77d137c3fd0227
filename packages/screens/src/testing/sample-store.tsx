import { defineStore } from '@quartermaster/core';
import { sampleTheme } from './sample-theme.ts';

function Logo() {
  return <svg role="img" aria-label="Sample store" viewBox="0 0 10 10" width="10" height="10" />;
}

/** A store with nothing of its own: what the tests see is the default shell. */
export default defineStore({
  id: { name: 'ADVANTAGE', number: 0 },
  coreRange: '^0.1.0',
  theme: sampleTheme,
  brand: { Logo, welcomeText: 'Sample store' },
});
