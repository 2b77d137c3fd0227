/** Id of a line's quantity field: the focus returns there after an undo. */
export const quantityFieldId = (cartKey: string): string => `quantity-${cartKey}`;
