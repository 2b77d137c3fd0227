import { css } from '@emotion/react';
import type { ServicePath } from '@quartermaster/contracts';
import { useNavigation, type ScreenProps } from '@quartermaster/core';
import { Container, Grid, Heading, Link, Stack, Text } from '@quartermaster/ui';
import { useId, type ReactNode } from 'react';
import { PageHeader } from '../../shell/index.ts';

/** Read down the columns, as an index is. */
const columns = css({ '& > ul': { display: 'block', columns: '17em', columnGap: '2em' }, '& > ul > li': { breakInside: 'avoid', paddingBlock: 4 } });

interface Way {
  readonly label: string;
  readonly path: ServicePath;
}

const groups: readonly { readonly title: string; readonly ways: readonly Way[] }[] = [
  { title: 'Buying', ways: [{ label: 'News', path: '/information/news' }, { label: 'Departments and programs', path: '/department/main' }, { label: 'Requests for quotes', path: '/main/ebuy' }] },
  {
    title: 'Who buys and sells here',
    ways: [{ label: 'State and local governments', path: '/information/state_local' }, { label: 'Contractors', path: '/information/contractor' }, { label: 'Help with your sign-in', path: '/information/helpfasid' }],
  },
  {
    title: 'What you think',
    ways: [{ label: 'Feedback', path: '/department/feedback' }, { label: 'Survey', path: '/department/survey' }, { label: 'Suggest a product', path: '/department/adv_select_suggest' }, { label: 'Help desk', path: '/information/comment_form' }],
  },
];

/** All information of the marketplace: the ways that have a page of their own, and every page that an operator has written, by title. */
export default function AllInformation({ attributes: { pages } }: Pick<ScreenProps<'/information/content_page', 'Index'>, 'attributes'>) {
  const { href } = useNavigation();
  return (
    <Container>
      <Stack gap="xl">
        <PageHeader title="All information" />
        <Grid layout="three">
          {groups.map(({ title, ways }) => (
            <Group key={title} title={title}>{ways.map(({ label, path }) => <li key={path}><Link href={href(path)}>{label}</Link></li>)}</Group>
          ))}
        </Grid>
        <Group title="Pages from A to Z" isLong>
          {pages.map(({ keyName, title }) => <li key={keyName}><Link href={href('/information/content_page', { keyName })}>{title}</Link></li>)}
        </Group>
        {pages.length === 0 && <Text as="p" tone="muted">No other page is written yet.</Text>}
      </Stack>
    </Container>
  );
}

function Group({ title, isLong = false, children }: { title: string; isLong?: boolean; children: ReactNode }) {
  const id = useId();
  return (
    <Stack as="nav" gap="sm" aria-labelledby={id} css={isLong ? columns : undefined}>
      <Heading level={2} size="md" id={id}>{title}</Heading>
      <Stack as="ul" gap="xs" role="list">{children}</Stack>
    </Stack>
  );
}
