import { css } from '@emotion/react';
import type { AttributesOf } from '@quartermaster/contracts';
import { useModals, useNavigation } from '@quartermaster/core';
import { Heading, Link, Stack, token } from '@quartermaster/ui';

const list = css({
  'display': 'flex',
  'flexWrap': 'wrap',
  'columnGap': token('space.lg'),
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: token('size.touchTarget') },
});

/** The ways to what is wanted that cut across the categories, or lead through them one by one. */
export function BrowseWays({ specialCategories }: Pick<AttributesOf<'/browse/product_services_categories', 'Browse Categories'>, 'specialCategories'>) {
  const { href } = useNavigation();
  const modals = useModals();
  const close = (): void => modals.close();
  return (
    <Stack as="section" gap="xs" aria-labelledby="ways">
      <Heading level={2} id="ways">Special categories</Heading>
      <ul css={list} role="list">
        {specialCategories.map(({ id, name, path }) => (
          <li key={id}><Link onClick={close} href={path === '/search/special_category_search' ? href(path, { category: id }) : href(path)}>{name}</Link></li>
        ))}
        <li><Link onClick={close} href={href('/search/drilldown')}>Category browse</Link></li>
        <li><Link onClick={close} href={href('/search/gss_search')}>Global Supply search</Link></li>
        <li><Link onClick={close} href={href('/search/advanced')}>Advanced search</Link></li>
      </ul>
    </Stack>
  );
}
