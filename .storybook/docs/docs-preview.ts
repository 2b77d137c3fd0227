import { ComponentDocs } from './ComponentDocs.tsx';

/** Apart from `preview.tsx`, which the tests of stories read too: they need none of the library that draws these pages. */
export const parameters = { docs: { page: ComponentDocs } };
