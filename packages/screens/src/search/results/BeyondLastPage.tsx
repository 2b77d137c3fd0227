import { ButtonLink, EmptyState } from '@quartermaster/ui';

export interface BeyondLastPageProps {
  page: number;
  pageCount: number;
  hrefFor: (page: number) => string;
}

/** A page of results that does not exist: how many there are, and the way back to them. */
export function BeyondLastPage({ page, pageCount, hrefFor }: BeyondLastPageProps) {
  return (
    <EmptyState
      icon="search"
      title={`There is no page ${page.toLocaleString('en-US')} of these results`}
      actions={
        <>
          <ButtonLink look="primary" href={hrefFor(1)}>Go to the first page</ButtonLink>
          {pageCount > 1 && <ButtonLink href={hrefFor(pageCount)}>Go to the last page</ButtonLink>}
        </>
      }
    >
      {pageCount === 1 ? 'They have one page.' : `They have ${pageCount.toLocaleString('en-US')} pages.`}
    </EmptyState>
  );
}
