import { adv19With } from '@quartermaster/theme-adv19';

/** adv19 in the colors of this store. */
export const theme = adv19With('vitm', {
  headerSurface: '#0b2c33',
  headerSurfaceMuted: '#11434d',
  headerTextMuted: '#c2dde1',
  action: '#00636f',
  actionHover: '#004952',
  actionSurface: '#e4f2f4',
  link: '#005b66',
  linkHover: '#00424a',
  tableHeaderSurface: '#e5eff0',
  infoSurface: '#e4f2f4',
  infoText: '#00525c',
  infoBorder: '#4f99a3',
});
