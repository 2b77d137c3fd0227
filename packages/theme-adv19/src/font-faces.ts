import bold from '@fontsource/public-sans/files/public-sans-latin-700-normal.woff2?url';
import regular from '@fontsource/public-sans/files/public-sans-latin-400-normal.woff2?url';

/** Fonts that the first page shows at once. */
export const preloadFonts: readonly string[] = [regular, bold];

// Without the trade mark sign (U+2122): Public Sans draws it on the baseline, as if it were a word. Its substitute raises it.
const latin = 'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

function face(weight: number, url: string): string {
  return `@font-face{font-family:"Public Sans";font-style:normal;font-weight:${weight};font-display:swap;`
    + `src:url("${url}") format("woff2");unicode-range:${latin}}`;
}

/**
 * A font of the system, measured to Public Sans: the same average letter width (English text, prices and codes) and the same line box,
 * so that no line breaks elsewhere when the font arrives. Ascent and descent of Public Sans: 0.95 and 0.225 em.
 */
function fallbackFace(weight: number, locals: readonly string[], widthRatio: number): string {
  const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
  return `@font-face{font-family:"Public Sans Fallback";font-style:normal;font-weight:${weight};`
    + `src:${locals.map((name) => `local("${name}")`).join(',')};size-adjust:${percent(widthRatio)};`
    + `ascent-override:${percent(0.95 / widthRatio)};descent-override:${percent(0.225 / widthRatio)};line-gap-override:0%}`;
}

/** Public Sans in its two weights, and its substitute until it has arrived: on Windows and Apple’s systems Arial, on Android Roboto, on Linux often DejaVu. */
export const fontFaces: string = [
  face(400, regular),
  face(700, bold),
  // Of several that a system has, the last one counts.
  fallbackFace(400, ['DejaVu Sans', 'DejaVuSans'], 0.9238),
  fallbackFace(700, ['DejaVu Sans Bold', 'DejaVuSans-Bold'], 0.839),
  fallbackFace(400, ['Roboto', 'Roboto-Regular'], 1.063),
  fallbackFace(700, ['Roboto Bold', 'Roboto-Bold'], 1.0569),
  fallbackFace(400, ['Arial', 'Helvetica', 'Liberation Sans'], 1.0456),
  fallbackFace(700, ['Arial Bold', 'Arial-BoldMT', 'Helvetica Bold', 'Liberation Sans Bold'], 0.9967),
].join('');
