import { adv19With } from '@quartermaster/theme-adv19';

/** adv19 in the colors of this store. */
export const theme = adv19With('usda', {
  headerSurface: '#12321f',
  headerSurfaceMuted: '#1c4a2f',
  headerTextMuted: '#c9e0d1',
  action: '#1c6b3c',
  actionHover: '#124c2a',
  actionSurface: '#e9f4ed',
  link: '#1a6237',
  linkHover: '#114526',
  tableHeaderSurface: '#e8f0ea',
  infoSurface: '#e9f4ed',
  infoText: '#17562f',
  infoBorder: '#5f9e77',
});
