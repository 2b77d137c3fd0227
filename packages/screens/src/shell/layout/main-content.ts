/** The id of a page's main element: the skip link leads there. */
export const mainContentId = 'main-content';
