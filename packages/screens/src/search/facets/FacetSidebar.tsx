import { css } from '@emotion/react';
import { Button, Card, Heading, media, token } from '@quartermaster/ui';
import { lazy, Suspense, useState } from 'react';
import { filterCount } from '../address/search-address.ts';
import { FacetPanel, type FacetPanelProps } from './FacetPanel.tsx';

// The wide page never opens the sheet: its dialog library comes with the first press.
const FacetSheet = lazy(() => import('./FacetSheet.tsx').then((module) => ({ default: module.FacetSheet })));

const wideOnly = css({ [media.narrow]: { display: 'none' } });
const title = css({ marginBlockEnd: token('space.xs') });
const narrowOnly = css({ [media.wide]: { display: 'none' } });

/** The facets: a column on a wide page, a button and a sheet on a narrow one. */
export function FacetSidebar({ doneLabel, ...panel }: FacetPanelProps & { doneLabel: string }) {
  const [isOpen, setOpen] = useState(false);
  const count = filterCount(panel.search.address);
  return (
    <>
      <div css={narrowOnly}>
        <Button icon="filter" isWhole aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {count === 0 ? 'Filter' : `Filter (${count} on)`}
        </Button>
      </div>
      {isOpen
        ? <Suspense><FacetSheet {...panel} doneLabel={doneLabel} onClose={() => setOpen(false)} /></Suspense>
        : (
          <Card as="aside" css={wideOnly} aria-label="Filters">
            <Heading css={title} level={2} size="md">Filter results</Heading>
            <FacetPanel {...panel} />
          </Card>
        )}
    </>
  );
}
