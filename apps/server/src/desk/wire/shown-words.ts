/** What is said and marked up, however tags are closed and letters are written: two texts with the same are shown alike. */
export const shownWords = (html: string): string => html.replaceAll(' />', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&').trim();
