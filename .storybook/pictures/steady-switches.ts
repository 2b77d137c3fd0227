/** How a Chromium is started that draws the same page in the same pixels: a part that is drawn anew has other edges than the whole has, and other processors have other short cuts. */
export const steadySwitches: readonly string[] = ['--disable-partial-raster', '--disable-skia-runtime-opts', '--disable-lcd-text'];
