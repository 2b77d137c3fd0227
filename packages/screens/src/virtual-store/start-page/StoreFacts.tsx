import { css } from '@emotion/react';
import { useNavigation } from '@quartermaster/core';
import { Card, Heading, Link, Stack, Text, token } from '@quartermaster/ui';
import { useId } from 'react';
import type { StoreLink } from '../../shell/index.ts';

const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 264px), 1fr))',
  gap: `${token('space.md')} ${token('space.xl')}`,
  fontSize: token('fontSize.sm'),
  '& dt': { fontWeight: token('fontWeight.bold') },
  '& dd': { margin: 0, color: token('color.textMuted') },
});

export interface StoreFact {
  term: string;
  text: string;
}

export interface StoreFactsProps {
  title: string;
  facts: readonly StoreFact[];
  /** The page with all of it. */
  more?: StoreLink;
}

/** The facts that a buyer must know of ordering here: contracts, who may order, how it is paid. */
export function StoreFacts({ title, facts, more }: StoreFactsProps) {
  const id = useId();
  const { href } = useNavigation();
  return (
    <Card as="section" look="roomy" aria-labelledby={id}>
      <Stack gap="md">
        <Heading level={2} id={id}>{title}</Heading>
        <dl css={list}>
          {facts.map(({ term, text }) => <div key={term}><dt>{term}</dt><dd>{text}</dd></div>)}
        </dl>
        {more !== undefined && <Text as="p" size="sm"><Link href={href(more.path, more.query)}>{more.label}</Link></Text>}
      </Stack>
    </Card>
  );
}
