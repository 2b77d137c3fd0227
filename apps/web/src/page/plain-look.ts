import { css } from '@emotion/react';

// Pages without a store have no theme: these few rules replace it. Every pair of colors has a contrast of 4.5 and more.
export const ink = '#1b2733';
export const paper = '#ffffff';
export const ground = '#f3f5f8';
export const line = '#c9d1da';
export const muted = '#4a5866';
export const accent = '#0b4f8a';

/** The styles of such a page that belong in the document around it. */
export const plainPage = css({
  body: { margin: 0, fontFamily: 'system-ui, sans-serif', lineHeight: 1.5, color: ink, background: ground },
  'noscript p': { maxWidth: '72rem', boxSizing: 'border-box', margin: '0 auto', padding: '0 1rem' },
});
