import { css } from '@emotion/react';
import { formatMoney, type Dashboard } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { ButtonLink, Card, Grid, Heading, Inline, Stack, Text, token } from '@quartermaster/ui';
import { SpendingChart } from './SpendingChart.tsx';
import { SpendingTable } from './SpendingTable.tsx';

const beside = css({ gap: token('space.lg') });

interface SpendingProps {
  spending: Dashboard['spending'];
  years: NonNullable<Dashboard['years']>;
}

/** What was spent in the months of a fiscal year: as a chart, and in numbers beside it. */
export function Spending({ spending, years }: SpendingProps) {
  const { href } = useNavigation();
  const { fiscalYear, months, spent } = spending;
  const yearLink = (year: number, icon: 'chevronLeft' | 'chevronRight') => (
    <ButtonLink size="sm" icon={icon} href={href('/orderhistory/dashboard', { year })}>Fiscal year {year}</ButtonLink>
  );
  const isEmpty = months.every(({ orders }) => orders === 0);
  return (
    <Card as="section" aria-labelledby="spending">
      <Stack gap="md">
        <Heading level={2} size="lg" id="spending">Spending in fiscal year {fiscalYear}</Heading>
        <Inline justify="between" align="center">
          <Text as="p" role="status">
            {isEmpty
              ? `Nothing was ordered in fiscal year ${fiscalYear}.`
              : `${formatMoney(spent)} from October ${fiscalYear - 1} to September ${fiscalYear}, by the month of the order, without what is canceled or rejected.`}
          </Text>
          <Inline as="nav" aria-label="Fiscal years">
            {fiscalYear > years.first && yearLink(fiscalYear - 1, 'chevronLeft')}
            {fiscalYear < years.last && yearLink(fiscalYear + 1, 'chevronRight')}
          </Inline>
        </Inline>
        {!isEmpty && (
          <Grid layout="two" css={beside}>
            <SpendingChart months={months} />
            <SpendingTable spending={spending} />
          </Grid>
        )}
      </Stack>
    </Card>
  );
}
