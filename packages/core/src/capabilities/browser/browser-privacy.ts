import type { PrivacySignals } from '../capabilities.ts';

/** Reads the signals when it is asked: people change them while a page is open. */
export const browserPrivacy = (navigator: Pick<Navigator, 'doNotTrack'> & { readonly globalPrivacyControl?: boolean }): PrivacySignals => ({
  optsOut: () => navigator.globalPrivacyControl === true || navigator.doNotTrack === '1',
});
