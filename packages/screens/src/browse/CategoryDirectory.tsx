import { css } from '@emotion/react';
import type { Category } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Heading, Link, media, Text, token } from '@quartermaster/ui';
import { ProductPicture } from '../products/index.ts';

const shownChildren = 5;

const directory = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  gap: 1,
  background: token('color.surface'),
  border: `1px solid ${token('color.border')}`,
  borderRadius: token('radius.md'),
  overflow: 'hidden',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '56px minmax(0, 1fr)',
    columnGap: token('space.md'),
    padding: token('space.md'),
    // Each box draws the lines around itself: an unfilled last line of the grid stays empty.
    boxShadow: `0 0 0 1px ${token('color.border')}`,
    fontSize: token('fontSize.sm'),
    // A phone has no room for what is in a category: it is the first filter of the category's results.
    [media.phone]: { alignItems: 'center', columnGap: token('space.sm'), padding: `${token('space.xxs')} ${token('space.sm')}`, '& h3': { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: token('space.sm') }, '& h3 > a': { flex: 1, display: 'flex', alignItems: 'center', minHeight: token('size.touchTarget') } },
  },
});
const countStyle = css({ fontWeight: token('fontWeight.regular') });
const children = css({ display: 'flex', flexDirection: 'column', marginBlockStart: token('space.xxs'), '& > li': { display: 'flex', justifyContent: 'space-between', gap: token('space.xs'), paddingBlock: 2 }, [media.phone]: { display: 'none' } });

export interface CategoryDirectoryProps {
  categories: readonly Category[];
  kind: 'products' | 'services';
}

/** Every category with its picture, its count and its largest children: the way in for those who browse. */
export function CategoryDirectory({ categories, kind }: CategoryDirectoryProps) {
  const { href } = useNavigation();
  const hrefOf = (category: string) => href('/search/advantage_search', { kind, category });
  return (
    <ul css={directory} role="list">
      {categories.map((category) => {
        const largest = category.children.toSorted((a, b) => b.count - a.count).slice(0, shownChildren);
        const rest = category.children.length - largest.length;
        return (
          <li key={category.id}>
            <ProductPicture picture={category.picture} size="small" />
            <div>
              <Heading level={3} size="sm">
                <Link look="quiet" href={hrefOf(category.id)}>{category.name}</Link>{' '}
                <Text css={countStyle} size="sm" tone="muted">{category.count.toLocaleString('en-US')}</Text>
              </Heading>
              {largest.length > 0 && (
                <ul css={children} role="list">
                  {largest.map((child) => (
                    <li key={child.id}>
                      <Link look="quiet" href={hrefOf(child.id)}>{child.name}</Link>
                      <Text tone="muted">{child.count.toLocaleString('en-US')}</Text>
                    </li>
                  ))}
                  {rest > 0 && <li><Link href={hrefOf(category.id)}>{rest} more<span aria-hidden>…</span></Link></li>}
                </ul>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
