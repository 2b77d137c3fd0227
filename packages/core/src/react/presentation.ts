import { createContext, use } from 'react';

/** Whether a screen is the page or is shown over one. */
export type Presentation = 'page' | 'modal';

export const PresentationContext = createContext<Presentation>('modal');

/** For screens of modals that may also be opened as a page: a page has its own heading and needs its own way out. */
export const usePresentation = (): Presentation => use(PresentationContext);
