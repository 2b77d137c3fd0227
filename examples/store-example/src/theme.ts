import adv19 from '@quartermaster/theme-adv19';
import { defineTheme } from '@quartermaster/ui';

/** The default look in green. Only what differs is named; the fonts are the host's. */
export const theme = defineTheme({
  ...adv19,
  id: 'example',
  tokens: {
    ...adv19.tokens,
    color: {
      ...adv19.tokens.color,
      action: '#1d6b45',
      actionHover: '#14502f',
      actionSurface: '#e7f4ec',
      link: '#17603c',
      linkHover: '#0f4429',
      headerSurface: '#143528',
      headerSurfaceMuted: '#1d4a39',
      headerTextMuted: '#c5ddd1',
    },
  },
});
