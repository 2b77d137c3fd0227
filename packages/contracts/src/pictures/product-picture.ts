/** Addresses of the server that lead to the picture of a product, whatever it is now, begin with it. */
export const productPicturePath = '/pictures/products';

/** The picture of the product of a line, at the size of a row and without words. @param picture what is drawn where the product is gone */
export const productPictureAddress = (productId: string, picture: string): string => `${productPicturePath}/${encodeURIComponent(productId)}?or=${encodeURIComponent(picture)}`;
