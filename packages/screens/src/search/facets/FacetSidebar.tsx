import { css } from '@emotion/react';
import { Card, Heading, media, SkipLink, token } from '@quartermaster/ui';
import { FacetPanel, type FacetPanelProps } from './FacetPanel.tsx';

const wideOnly = css({ position: 'relative', [media.narrow]: { display: 'none' } });
const title = css({ marginBlockEnd: token('space.xs') });

export interface FacetSidebarProps extends FacetPanelProps {
  /** The facets are in the sheet of `FacetButton` now: no control is on the page twice. */
  isInSheet: boolean;
}

/** The facets as a column of a wide page. A narrow one has `FacetButton`. */
export function FacetSidebar({ isInSheet, ...panel }: FacetSidebarProps) {
  if (isInSheet) return null;
  return (
    <Card as="aside" css={wideOnly} aria-label="Filters">
      {/* Some forty controls are before the first result. */}
      <SkipLink targetId="result-count">Skip to the results</SkipLink>
      <Heading css={title} level={2} size="md">Filter results</Heading>
      <FacetPanel {...panel} />
    </Card>
  );
}
