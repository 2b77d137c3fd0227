import { css } from '@emotion/react';
import type { ProgramPage as ProgramAttributes } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Container, EmptyState, Heading, Link, Stack, Text, token } from '@quartermaster/ui';
import type { ReactNode } from 'react';
import { counted } from '../browse/index.ts';
import { Prose } from '../information/index.ts';
import { longDay, PageHeader } from '../shell/index.ts';

const list = css({
  'display': 'grid', 'gridTemplateColumns': 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))', 'gap': token('space.sm'),
  '& > li': { padding: token('space.md'), border: `1px solid ${token('color.border')}`, borderRadius: token('radius.md'), background: token('color.surface') },
});

interface ProgramPageProps {
  attributes: ProgramAttributes;
  /** Where the operator has written no page. */
  title: string;
  children?: ReactNode;
}

/** A program: the operator's words, what it can do for a buyer, and the categories that it is about. */
export function ProgramPage({ attributes: { page, categories }, title, children }: ProgramPageProps) {
  const { href } = useNavigation();
  return (
    <Container>
      <Stack gap="lg">
        <PageHeader title={page?.title ?? title} trail={[{ label: 'Departments and programs', href: href('/department/main') }]} />
        {page === null ? <EmptyState icon="info" title="This program has no page yet">The help desk can tell more about it.</EmptyState> : <Prose html={page.content} />}
        {children}
        {categories.length > 0 && (
          <Stack as="section" gap="md" aria-labelledby="program-categories">
            <Heading level={2} id="program-categories">In this store</Heading>
            <ul css={list} role="list">
              {categories.map(({ id, name, count, kind }) => (
                <li key={id}>
                  <Stack gap="xxs">
                    <Link href={href('/search/advantage_search', { kind, category: id })}>{name}</Link>
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
