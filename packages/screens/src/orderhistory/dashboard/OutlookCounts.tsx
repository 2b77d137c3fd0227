import { css } from '@emotion/react';
import type { Dashboard } from '@quartermaster/contracts';
import { Card, Grid, Heading, Stack, Text, token } from '@quartermaster/ui';
import { outlooks } from './outlook.ts';
import { OutlookCount } from './OutlookCount.tsx';

const equal = css({ alignItems: 'stretch', gap: token('space.md') });
const number = css({ fontSize: token('fontSize.xxl'), fontWeight: token('fontWeight.bold'), lineHeight: token('lineHeight.heading') });

/** How many orders are open, late and expected this week; each number leads to them. */
export function OutlookCounts({ dashboard }: { dashboard: Dashboard }) {
  return (
    <Grid layout="three" as="ul" css={equal}>
      {outlooks(dashboard).map(({ outlook, title, text }) => (
        <Card as="li" key={outlook}>
          <Stack gap="xxs">
            <Heading level={2} size="md">{title}</Heading>
            <Text css={number}><OutlookCount outlook={outlook} title={title} count={dashboard.counts[outlook]} /></Text>
            <Text as="p" size="sm" tone="muted">{text}</Text>
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}
