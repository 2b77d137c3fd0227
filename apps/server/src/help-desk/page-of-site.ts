import { commentLimits } from '@quartermaster/contracts';

/** The path of a page of this site, or nothing. A browser takes a backslash for a slash: two of either lead to another site. */
export const pageOfSite = (page: string): string => (/^\/(?![/\\])/.test(page) && page.length <= commentLimits.page ? page : '');
