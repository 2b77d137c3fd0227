import { css } from '@emotion/react';
import type { Dashboard } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Card, Grid, Heading, Link, Stack, Text, token, VisuallyHidden } from '@quartermaster/ui';
import { calendarDay } from '../../orders/index.ts';

const equal = css({ alignItems: 'stretch', gap: token('space.md') });
const number = css({ fontSize: token('fontSize.xxl'), fontWeight: token('fontWeight.bold'), lineHeight: token('lineHeight.heading') });

/** How many orders are open, late and expected this week; each number leads to them. */
export function OutlookCounts({ dashboard: { counts, today, weekEnds } }: { dashboard: Dashboard }) {
  const { href } = useNavigation();
  const kinds = [
    { outlook: 'Open', title: 'Open', text: 'Not all of it has arrived' },
    { outlook: 'Late', title: 'Late', text: 'Expected before today, and not confirmed as received' },
    { outlook: 'Arriving', title: 'Arriving this week', text: `Expected from ${calendarDay(today)} to ${calendarDay(weekEnds)}` },
  ] as const;
  return (
    <Grid layout="three" as="ul" css={equal}>
      {kinds.map(({ outlook, title, text }) => {
        const count = counts[outlook];
        const words = <>{count.toLocaleString('en-US')}<VisuallyHidden> {count === 1 ? 'order' : 'orders'}: {title}</VisuallyHidden></>;
        return (
          <Card as="li" key={outlook}>
            <Stack gap="xxs">
              <Heading level={2} size="md">{title}</Heading>
              <Text css={number}>{count === 0 ? words : <Link href={href('/orderhistory/order_search', { status: outlook })}>{words}</Link>}</Text>
              <Text as="p" size="sm" tone="muted">{text}</Text>
            </Stack>
          </Card>
        );
      })}
    </Grid>
  );
}
