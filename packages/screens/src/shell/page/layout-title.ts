import { createContext } from 'react';

/** The title that the layout shows above a modal screen that is a page, from the screen map; null over a page, and where screens show their own. */
export const LayoutTitleContext = createContext<string | null>(null);
