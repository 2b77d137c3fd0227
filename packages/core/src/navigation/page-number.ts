import type { PageContent } from './page.ts';

/** Whether new content is the same page in another state: the screen then stays mounted, focus and scroll stay. */
export function isSamePage(present: PageContent, next: PageContent): boolean {
  return (
    present.kind === 'screen' &&
    next.kind === 'screen' &&
    present.Component === next.Component &&
    present.layout === next.layout &&
    present.identity === next.identity
  );
}
