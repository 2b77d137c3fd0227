import { css } from '@emotion/react';
import { useNavigation } from '@quartermaster/core';
import { Grid, Heading, Icon, Link, Stack, Text, token, type IconName } from '@quartermaster/ui';
import { useId } from 'react';
import type { StoreLink } from '../../shell/links/store-link.ts';

const tile = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: token('space.sm'),
  padding: token('space.md'),
  background: token('color.surface'),
  border: `1px solid ${token('color.border')}`,
  borderRadius: token('radius.md'),
  '& > svg': { color: token('color.action'), marginBlockStart: 2 },
  '&:hover': { borderColor: token('color.action') },
  // The whole tile leads where its link does.
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
});

export interface StoreWay extends StoreLink {
  icon: IconName;
  /** What one finds there, in a few words. */
  hint: string;
}

/** The ways that buyers of this store take most. */
export function StoreWays({ title, ways }: { title: string; ways: readonly StoreWay[] }) {
  const id = useId();
  const { href } = useNavigation();
  return (
    <Stack as="section" gap="md" aria-labelledby={id}>
      <Heading level={2} id={id}>{title}</Heading>
      <Grid as="ul" layout="tiles">
        {ways.map(({ label, path, query, icon, hint }) => (
          <li key={label} css={tile}>
            <Icon name={icon} size="md" />
            <div>
              <Link look="quiet" href={href(path, query)}><Text isBold>{label}</Text></Link>
              <Text as="p" size="sm" tone="muted">{hint}</Text>
            </div>
          </li>
        ))}
      </Grid>
    </Stack>
  );
}
