import { createContext } from 'react';

/** Whether the page is a bare one: its header has no breadcrumbs (specification, section 2, AAC password). */
export const BarePageContext = createContext(false);
