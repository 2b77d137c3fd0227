import { css } from '@emotion/react';
import { useNavigation } from '@quartermaster/core';
import { Heading, Icon, Link, Stack, Text, token, type IconName } from '@quartermaster/ui';
import { useId } from 'react';
import { ProductPicture } from '../../products/index.ts';
import type { StoreLink } from '../../shell/index.ts';

/** Few tiles share the whole width. */
const tiles = css({ display: 'grid', gap: token('space.md'), gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))' });
const tile = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: token('space.sm'),
  minHeight: 80,
  padding: `${token('space.sm')} ${token('space.md')}`,
  background: token('color.surface'),
  border: `1px solid ${token('color.border')}`,
  borderRadius: token('radius.md'),
  '& > svg': { color: token('color.action'), justifySelf: 'center' },
  '&:hover': { borderColor: token('color.action') },
  // The whole tile leads where its link does.
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
});

export interface StoreWay extends StoreLink {
  /** A sign for an indicator or a page, or the picture of a category. */
  sign: { readonly icon: IconName } | { readonly picture: string };
  /** The content of the page that it leads to, in a few words. */
  hint: string;
}

/** The ways that buyers of this store take most. */
export function StoreWays({ title, ways }: { title: string; ways: readonly StoreWay[] }) {
  const id = useId();
  const { href } = useNavigation();
  return (
    <Stack as="section" gap="md" aria-labelledby={id}>
      <Heading level={2} id={id}>{title}</Heading>
      <ul css={tiles} role="list">
        {ways.map(({ label, path, query, sign, hint }) => (
          <li key={label} css={tile}>
            {'icon' in sign ? <Icon name={sign.icon} size="lg" /> : <ProductPicture picture={sign.picture} size="small" />}
            <div>
              <Link look="quiet" href={href(path, query)}><Text isBold>{label}</Text></Link>
              <Text as="p" size="sm" tone="muted">{hint}</Text>
            </div>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
