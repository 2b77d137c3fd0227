import { adv19With } from '@quartermaster/theme-adv19';

/** adv19 in the colors of this store. */
export const theme = adv19With('dhs', {
  headerSurface: '#1c2733',
  headerSurfaceMuted: '#2b3a4b',
  headerTextMuted: '#ccd6e1',
  action: '#1d5e8f',
  actionHover: '#144567',
  actionSurface: '#e9f0f6',
  link: '#1a5684',
  linkHover: '#123d5e',
});
