import { latePart } from '@quartermaster/ui';
import type { BeyondLastPageProps } from './BeyondLastPage.tsx';

// Only addresses that were typed or kept for long lead there.
const Late = latePart(async () => (await import('./BeyondLastPage.tsx')).BeyondLastPage);

/** `BeyondLastPage` for pages whose first scripts have no room for it. Nothing but the foot of the page is below it. */
export function BeyondLastPage({ page, pageCount, hrefFor }: BeyondLastPageProps) {
  return <Late page={page} pageCount={pageCount} hrefFor={hrefFor} />;
}
