import type { ProductImage } from '@quartermaster/contracts';

/** Addresses of photographs begin with it. They have the digest of the file in them: a photograph is the same forever. */
export const photographPath = '/pictures/photographs';

/** Sizes in pixels, by their names in addresses: squares for a row of a list and for a page, and both for screens with two pixels in place of one. */
export const sizes = { 'row': 64, 'row-2x': 128, 'page': 320, 'page-2x': 640 } as const;

/** The best first. Every browser that the pages know has WebP. */
export const formats = ['avif', 'webp'] as const;

/** What a page needs to show a photograph. @param digest of its file */
export function photographImage(digest: string): ProductImage {
  const at = (name: keyof typeof sizes, format: (typeof formats)[number]): string => `${photographPath}/${digest}/${name}.${format}`;
  return {
    row: at('row', 'webp'),
    page: at('page', 'webp'),
    formats: formats.map((format) => ({
      type: `image/${format}`,
      row: `${at('row', format)}, ${at('row-2x', format)} 2x`,
      page: `${at('page', format)}, ${at('page-2x', format)} 2x`,
    })),
  };
}
