import { defineTheme } from '@quartermaster/ui';
import { fontFaces, preloadFonts } from './font-faces.ts';
import { tokens } from './tokens.ts';

/** The default theme. */
const adv19 = defineTheme({ id: 'adv19', tokens, fontFaces, preloadFonts });

export default adv19;

export { adv19With } from './variant.ts';
