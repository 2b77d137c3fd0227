import { css } from '@emotion/react';
import type { AttributesOf } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Link, Stack, Text, token } from '@quartermaster/ui';

const list = css({
  'display': 'grid',
  'gap': token('space.md'),
  'gridTemplateColumns': 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  '& > li': { position: 'relative', padding: token('space.md'), border: `1px solid ${token('color.border')}`, borderRadius: token('radius.md'), background: token('color.surface') },
  // All of its box is pressed.
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
});

/** Special categories with what each is, every one a link to its page. */
export function CollectionLinks({ collections }: { collections: AttributesOf<'/search/special_category_search', 'Success'>['others'] }) {
  const { href } = useNavigation();
  return (
    <ul css={list} role="list">
      {collections.map(({ id, name, description, path }) => (
        <li key={id}>
          <Stack gap="xxs">
            <Text isBold><Link look="quiet" href={path === '/search/special_category_search' ? href(path, { category: id }) : href(path)}>{name}</Link></Text>
            <Text as="p" size="sm" tone="muted">{description}</Text>
          </Stack>
        </li>
      ))}
    </ul>
  );
}
