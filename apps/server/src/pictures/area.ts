import { defineArea } from '../area/index.ts';
import { registerDrawnPictures } from './drawn/register-drawn-pictures.ts';
import { registerPhotographs } from './photographs/register-photographs.ts';
import { registerProductPictures } from './products/register-product-pictures.ts';

export const picturesArea = defineArea({
  name: 'pictures',
  migrations: { folder: new URL('./migrations/', import.meta.url), after: ['catalog'] },
  routes: async (app, _given, { wiring }) => {
    registerDrawnPictures(app);
    registerPhotographs(app, wiring);
    registerProductPictures(app, wiring);
  },
});
