/** Media queries. Breakpoints are fixed: a media query cannot read a CSS variable. */
export const media = {
  phone: '@media (max-width: 639.98px)',
  phoneUp: '@media (min-width: 640px)',
  /** Phones and tablets: side columns fold. */
  narrow: '@media (max-width: 1023.98px)',
  wide: '@media (min-width: 1024px)',
  print: '@media print',
  forcedColors: '@media (forced-colors: active)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const;

/** The room that a bar takes which stays at the end of the screen; it carries `data-sticky="end"`. */
export const barHeight = '5.5rem';

/** Levels of what floats above the page. */
export const layer = { sticky: 10, popup: 40, dialog: 100, alerts: 200, spinner: 300 } as const;
