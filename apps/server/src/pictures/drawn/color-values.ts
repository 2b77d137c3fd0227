/** What colors of catalogs look like, by their names in lower case. */
const values: Readonly<Record<string, string>> = {
  'amber': '#f0a830', 'beige': '#e6d8bd', 'black': '#2f3136', 'blue': '#3f7fc4', 'bronze': '#a97142', 'brown': '#7b5034', 'burgundy': '#7a2438', 'canary': '#f9ea85',
  'charcoal': '#494d55', 'cherry': '#8c3b33', 'copper': '#b8734a', 'coyote brown': '#9a7b58', 'cream': '#f3ead3', 'cyan': '#3fb8d8', 'gold': '#d4b04a', 'goldenrod': '#e0ab3a',
  'gray': '#a4a9b1', 'green': '#4a9c5f', 'grey': '#a4a9b1', 'green tint': '#d9ecd6', 'ivory': '#f6f0de', 'khaki': '#bfae86', 'lavender': '#c0b2e0', 'light blue': '#a9d0ee', 'light gray': '#d5d8dc',
  'light magenta': '#eaa3cc', 'light cyan': '#b3e0ee', 'lime': '#b8e04a', 'magenta': '#c9458f', 'manila': '#ecd9a8', 'maroon': '#7a2438', 'navy': '#2a3d66', 'natural': '#efe7d6', 'oak': '#cfa873', 'olive': '#747a45',
  'olive drab': '#6b6f3f', 'olive green': '#7a7f45', 'orange': '#ee8a33', 'pink': '#f2a9c0', 'purple': '#7f5aa8', 'putty': '#d4cab5', 'red': '#c83c3c', 'rose': '#e58fa6', 'silver': '#c5cad1',
  'tan': '#cdb08a', 'teal': '#2f8f8c', 'titanium': '#8c9097', 'turquoise': '#4fbdb5', 'violet': '#7f5aa8', 'walnut': '#6f4b34', 'white': '#ffffff', 'yellow': '#f5d23c',
};

/** The color that a catalog names (`Black`, `Black, Silver`, `Coyote brown`), by the first of its names that is known; null where none is. */
export function colorNameOf(said: string): string | null {
  for (const part of said.toLowerCase().split(/[,/;&]| and /)) {
    const name = part.trim().replace(/\s+/g, ' ');
    if (Object.hasOwn(values, name)) return name;
  }
  return null;
}

export const colorValue = (name: string): string | undefined => (Object.hasOwn(values, name) ? values[name] : undefined);

/** Whether light lines are needed on it. @param hex `#rrggbb` */
export function isDark(hex: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return 0.299 * red + 0.587 * green + 0.114 * blue < 120;
}
