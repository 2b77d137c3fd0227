import { css } from '@emotion/react';
import { useStore, type ScreenProps } from '@quartermaster/core';
import { Badge, Container, Link, Stack, Text, token } from '@quartermaster/ui';
import { PageHeader } from '../shell/index.ts';

const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  gap: token('space.sm'),
  '& > li > a': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: token('space.xs'),
    minHeight: token('size.touchTarget'),
    paddingInline: token('space.md'),
    border: `1px solid ${token('color.border')}`,
    borderRadius: token('radius.md'),
    background: token('color.surface'),
    paddingBlock: token('space.xs'),
    whiteSpace: 'nowrap',
  },
});
const named = css({ display: 'flex', flexDirection: 'column', whiteSpace: 'normal', '& > :first-of-type': { fontWeight: token('fontWeight.bold') } });

/** The stores of the marketplace, each with what it is for, where that is known, and the way there. */
export default function Stores({ attributes: { stores } }: ScreenProps<'/main/stores', 'Success'>) {
  const { name: present } = useStore();
  return (
    <Container>
      <Stack gap="lg">
        <PageHeader title="Change store" />
        <Text as="p">Each store has its own offers, prices and cart. The cart of this store is kept for when you come back.</Text>
        <ul css={list} role="list">
          {stores.map(({ name, title }) => (
            <li key={name}>
              <Link look="quiet" href={`/home?${new URLSearchParams({ store: name }).toString()}`} aria-current={name === present ? 'true' : undefined}>
                <span css={named}>
                  <span>{name}</span>
                  {title !== name && <Text size="sm" tone="muted">{title}</Text>}
                </span>
                {name === present && <Badge>You are here</Badge>}
              </Link>
            </li>
          ))}
        </ul>
      </Stack>
    </Container>
  );
}
