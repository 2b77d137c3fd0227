import { adv19With } from '@quartermaster/theme-adv19';

/** adv19 in the colors of this store. */
export const theme = adv19With('state', {
  headerSurface: '#2c1a45',
  headerSurfaceMuted: '#432a66',
  headerTextMuted: '#ddd2ee',
  action: '#5a3696',
  actionHover: '#422671',
  actionSurface: '#f1ecf8',
  link: '#53318c',
  linkHover: '#3c2266',
  tableHeaderSurface: '#eeeaf4',
  infoSurface: '#f1ecf8',
  infoText: '#4b2c80',
  infoBorder: '#8f74bd',
});
