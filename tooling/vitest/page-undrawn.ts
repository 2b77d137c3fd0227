/**
 * The page of a test is laid out and not drawn (decision 0365): no test of these suites looks at pixels, and without a graphics card the processor draws them. The frame around the page is
 * transparent, and no element of the page is: what is asked of its styles, its places and what is under the pointer is answered as ever.
 */
(window.frameElement as HTMLElement | null)?.style.setProperty('opacity', '0');

export {};
