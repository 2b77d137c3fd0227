import { css } from '@emotion/react';
import type { ProgramPage as ProgramAttributes } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Card, Container, EmptyState, Grid, Heading, Link, Stack, Text, token } from '@quartermaster/ui';
import type { ReactNode } from 'react';
import { counted } from '../browse/index.ts';
import { Prose } from '../information/index.ts';
import { ProductPicture } from '../products/index.ts';
import { longDay, PageHeader } from '../shell/index.ts';
import { pressedBoxes } from './pressed-boxes.ts';

/** The picture of a category is beside its name. */
const list = css(pressedBoxes(240), {
  '& > li': { display: 'grid', gridTemplateColumns: '56px minmax(0, 1fr)', gap: token('space.sm'), alignItems: 'center', padding: token('space.sm') },
});

interface ProgramPageProps {
  attributes: ProgramAttributes;
  /** Where the operator has written no page. */
  title: string;
  /** What one can do where the categories are not enough. */
  aside: { readonly title: string; readonly content: ReactNode };
}

/** A program: the operator's words, what it can do for a buyer, and the categories that it is about. */
export function ProgramPage({ attributes: { page, categories }, title, aside }: ProgramPageProps) {
  const { href } = useNavigation();
  return (
    <Container>
      <Stack gap="lg">
        <PageHeader title={page?.title ?? title} trail={[{ label: 'Departments and programs', href: href('/department/main') }]} />
        <Grid layout="sidebarEnd">
          {page === null ? <EmptyState icon="info" title="This program has no page yet">The help desk can tell more about it.</EmptyState> : <Prose html={page.content} />}
          <Card as="section" aria-labelledby="program-aside">
            <Stack gap="sm">
              <Heading level={2} size="md" id="program-aside">{aside.title}</Heading>
              {aside.content}
            </Stack>
          </Card>
        </Grid>
        {page !== null && categories.length === 0 && <Text as="p">None of the categories of this program is in this store. <Link href={href('/department/main')}>Look at the other stores</Link></Text>}
        {categories.length > 0 && (
          <Stack as="section" gap="md" aria-labelledby="program-categories">
            <Heading level={2} id="program-categories">In this store</Heading>
            <ul css={list} role="list">
              {categories.map(({ id, name, count, kind, picture }) => (
                <li key={id}>
                  <ProductPicture picture={picture} size="small" />
                  <Stack gap="xxs">
                    <Link look="quiet" href={href('/search/advantage_search', { kind, category: id })}>{name}</Link>
                    <Text size="sm" tone="muted">{kind === 'products' ? counted(count, 'product', 'products') : counted(count, 'service', 'services')}</Text>
                  </Stack>
                </li>
              ))}
            </ul>
          </Stack>
        )}
        {page !== null && <Text as="p" size="sm" tone="muted">Last changed on {longDay(page.updatedOn)}</Text>}
      </Stack>
    </Container>
  );
}
