import type { RoomOrder } from './room-order.ts';

export const UI: RoomOrder = {
  of: 'packages/ui',
  rooms: [
    ['tokens', 'what a theme decides: every style reads it'],
    ['styles', 'styles that several components share, made of tokens alone'],
    ['icons', 'drawings and the spinner, which other components show inside'],
    ['press', 'what waits while something is pressed: hooks, which fields and late parts use'],
    ['typography', 'headings and text, which every component may hold'],
    ['navigation', 'links and what leads through pages: text and icons that lead somewhere'],
    ['buttons', 'a button may look like a link or be one'],
    ['forms', 'fields, and the buttons inside them'],
    ['content', 'what a page shows: cards, tables, definitions'],
    ['combobox', 'a field with suggestions: made of forms'],
    ['feedback', 'alerts and badges: content and buttons'],
    ['layout', 'where everything else is put'],
    ['overlays', 'dialogs: they hold all of the above'],
  ],
};
