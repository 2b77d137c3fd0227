/** Text and surface that always come together; the pair must reach 4.5:1. */
type ToneColors<Tone extends string> = Record<`${Tone}Surface` | `${Tone}Text` | `${Tone}Border`, string>;

/** Every color a theme decides. Text pairs must reach 4.5:1, control outlines and focus 3:1 (`tokenContrastPairs`). */
export interface ColorTokens
  extends ToneColors<'success'>, ToneColors<'warning'>, ToneColors<'error'>, ToneColors<'info'> {
  surface: string;
  surfaceMuted: string;
  /** Page background behind cards. */
  canvas: string;
  /** Hairlines that only separate. */
  border: string;
  /** Outline of something that can be operated. */
  borderControl: string;
  text: string;
  textMuted: string;
  action: string;
  actionHover: string;
  actionText: string;
  /** Tint behind a chosen or hovered row, chip or option. */
  actionSurface: string;
  danger: string;
  dangerHover: string;
  dangerText: string;
  link: string;
  linkHover: string;
  headerSurface: string;
  headerSurfaceMuted: string;
  headerText: string;
  headerTextMuted: string;
  tableHeaderSurface: string;
  tableHeaderText: string;
  /** Gold: only for what needs attention. */
  attention: string;
  attentionText: string;
  focus: string;
  /** Behind a dialog. */
  scrim: string;
}

type Scale<Step extends string> = Record<Step, string>;

/**
 * The design decisions of a theme. A theme that leaves one out does not compile.
 * Lengths are CSS lengths; font sizes should be `rem`, so that a reader's own text size is respected.
 */
export interface ThemeTokens {
  color: ColorTokens;
  fontFamily: Scale<'text' | 'heading' | 'code'>;
  /** 14, 16, 18, 22, 28, 36 in the default theme. */
  fontSize: Scale<'sm' | 'md' | 'lg' | 'xl' | 'xxl' | 'xxxl'>;
  lineHeight: Scale<'text' | 'heading' | 'dense'>;
  fontWeight: Scale<'regular' | 'bold'>;
  /** 4, 8, 12, 16, 24, 32, 48, 64 in the default theme. */
  space: Scale<'xxs' | 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'xxl' | 'xxxl'>;
  radius: Scale<'sm' | 'md' | 'pill'>;
  /** The one shadow level, for things that float. */
  shadow: Scale<'float'>;
  size: Scale<'contentMax' | 'control' | 'controlSmall' | 'touchTarget' | 'focusRing' | 'dialogMedium' | 'dialogWide' | 'sidebar'>;
}

type TokenPaths = { [Group in keyof ThemeTokens]: `${Group}.${Extract<keyof ThemeTokens[Group], string>}` };

/** The dotted name of one token, for example `color.action`. */
export type TokenName = TokenPaths[keyof ThemeTokens];
