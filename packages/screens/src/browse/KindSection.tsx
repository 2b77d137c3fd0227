import { css } from '@emotion/react';
import type { Category } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Heading, Link, Stack, token } from '@quartermaster/ui';
import { CategoryDirectory } from './CategoryDirectory.tsx';

const sectionHead = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: token('space.md') });

export interface KindSectionProps {
  kind: 'products' | 'services';
  title: string;
  categories: readonly Category[];
  /** How many there are, in words: `19,406 products`. */
  all: string;
}

/** The categories of products, or of services. Nothing where there are none. */
export function KindSection({ kind, title, categories, all }: KindSectionProps) {
  const { href } = useNavigation();
  if (categories.length === 0) return null;
  const headingId = `${kind}-categories`;
  return (
    <Stack as="section" gap="md" aria-labelledby={headingId}>
      <div css={sectionHead} data-part="title-bar">
        <Heading level={2} id={headingId}>{title}</Heading>
        <Link href={href('/search/advantage_search', { kind })}>All {all}</Link>
      </div>
      <CategoryDirectory categories={categories} kind={kind} />
    </Stack>
  );
}
