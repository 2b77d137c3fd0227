import { defineTheme, themeCss } from '@quartermaster/ui';

/** Sizes and colors enough to lay pages out; the themes prove their own colors. */
const theme = defineTheme({
  id: 'sample',
  tokens: {
    color: {
      surface: '#ffffff', surfaceMuted: '#f4f4f4', canvas: '#fafafa', border: '#cccccc', borderControl: '#666666', text: '#111111', textMuted: '#444444',
      action: '#004b99', actionHover: '#003366', actionText: '#ffffff', actionSurface: '#e6f0fa', danger: '#990000', dangerHover: '#660000',
      dangerText: '#ffffff', link: '#004b99', linkHover: '#003366', headerSurface: '#112233', headerSurfaceMuted: '#223344',
      headerText: '#ffffff', headerTextMuted: '#cccccc', tableHeaderSurface: '#eeeeee', tableHeaderText: '#111111', attention: '#ffcc44',
      attentionText: '#111111', focus: '#1f7ae0', scrim: '#11223399', successSurface: '#eef8ee', successText: '#114411', successBorder: '#448844',
      warningSurface: '#fff8e0', warningText: '#553300', warningBorder: '#aa8800', errorSurface: '#fff0f0', errorText: '#880000',
      errorBorder: '#bb2222', infoSurface: '#e6f0fa', infoText: '#003366', infoBorder: '#5588bb',
    },
    fontFamily: { text: 'sans-serif', heading: 'sans-serif', code: 'monospace' },
    fontSize: { sm: '14px', md: '16px', lg: '18px', xl: '22px', xxl: '28px', xxxl: '36px' },
    lineHeight: { text: '1.5', heading: '1.2', dense: '1.3' },
    fontWeight: { regular: '400', bold: '700' },
    space: { xxs: '4px', xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px', xxl: '48px', xxxl: '64px' },
    radius: { sm: '4px', md: '4px', pill: '999px' },
    shadow: { float: '0 2px 8px #00000033' },
    size: {
      contentMax: '1280px', control: '40px', controlSmall: '32px', touchTarget: '44px', focusRing: '3px', dialogMedium: '640px',
      dialogWide: '880px', sidebar: '256px',
    },
  },
});

export const sampleTheme = { id: theme.id, css: themeCss(theme) };
