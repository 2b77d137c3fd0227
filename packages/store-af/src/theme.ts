import { adv19With } from '@quartermaster/theme-adv19';

/** adv19 in the colors of this store. */
export const theme = adv19With('af', {
  headerSurface: '#0b1f4b',
  headerSurfaceMuted: '#15316d',
  headerTextMuted: '#c8d4ef',
  action: '#1f4fb0',
  actionHover: '#163a85',
  actionSurface: '#eaf0fb',
  link: '#1c489f',
  linkHover: '#13326f',
});
