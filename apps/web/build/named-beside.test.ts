import { expect, it } from 'vitest';
import { namedBeside } from './named-beside.ts';

it('names what a part needs beside itself and what every page has', () => {
  const part = 'assets/Messages.screen-uhl6A93.js';
  const needed = [part, 'assets/react-uhl6A93.js', 'assets/Table-C7_3aaG.js', 'assets/vendor-Cv_nHYS.js', 'assets/engine-CLf-css.js', 'assets/browser-C6o2wL7s.js', 'assets/shared-657TrbT.js', 'assets/rolldown-runtime-XKyaHtl.js', 'assets/react-aria-XKyaHtl.js', 'assets/index-XKyaHtl.css'];
  expect(namedBeside(part, needed)).toEqual(['assets/Table-C7_3aaG.js', 'assets/react-aria-XKyaHtl.js', 'assets/index-XKyaHtl.css']);
});
