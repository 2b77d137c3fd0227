import { adv19With } from '@quartermaster/theme-adv19';

/** adv19 in the colors of this store. */
export const theme = adv19With('va', {
  headerSurface: '#0a2f44',
  headerSurfaceMuted: '#104862',
  headerTextMuted: '#c3dbe6',
  action: '#0a5f80',
  actionHover: '#07465f',
  actionSurface: '#e6f2f6',
  link: '#0a5877',
  linkHover: '#073f56',
  tableHeaderSurface: '#e7eff3',
  infoSurface: '#e6f2f6',
  infoText: '#0a4f6b',
  infoBorder: '#5595ae',
});
