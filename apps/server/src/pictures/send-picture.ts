/** Pictures that are the same forever may be kept forever. */
export const forEver = 'public, max-age=31536000, immutable';

/** Where a picture becomes the page itself, it gets no script, no style, and no part in the origin. */
export const picturePolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";
