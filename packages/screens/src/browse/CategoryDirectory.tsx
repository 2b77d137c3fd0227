import { css } from '@emotion/react';
import type { Category } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Heading, Link, media, Text, token, VisuallyHidden } from '@quartermaster/ui';
import { ProductPicture } from '../products/index.ts';
import { namedFirst } from './named-first.ts';

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
const column = css({ 'display': 'flex', 'flexDirection': 'column', '& > li': { minHeight: 24, paddingBlock: 2 } });
const children = css(column, { marginBlockStart: token('space.xxs'), [media.phone]: { display: 'none' } });
const counted = css({ display: 'flex', justifyContent: 'space-between', gap: token('space.xs') });
const more = css({ '& > summary': { cursor: 'pointer', color: token('color.action'), width: 'fit-content', minHeight: 24 } });

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
        const { shown, rest } = namedFirst(category.children.toSorted((a, b) => b.count - a.count), shownChildren);
        return (
          <li key={category.id}>
            <ProductPicture picture={category.picture} size="small" />
            <div>
              <Heading level={3} size="sm">
                <Link look="quiet" href={hrefOf(category.id)}>{category.name}</Link>{' '}
                <Text css={countStyle} size="sm" tone="muted">{category.count.toLocaleString('en-US')}</Text>
              </Heading>
              {shown.length > 0 && (
                <ul css={children} role="list">
                  {shown.map((child) => <Child key={child.id} category={child} href={hrefOf(child.id)} />)}
                  {rest.length > 0 && (
                    <li>
                      <details css={more}>
                        <summary>{rest.length} more<VisuallyHidden> in {category.name}</VisuallyHidden></summary>
                        <ul css={column} role="list">{rest.map((child) => <Child key={child.id} category={child} href={hrefOf(child.id)} />)}</ul>
                      </details>
                    </li>
                  )}
                </ul>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function Child({ category: { name, count }, href }: { category: Category['children'][number]; href: string }) {
  return (
    <li css={counted}>
      <Link look="quiet" href={href}>{name}</Link>
      <Text tone="muted">{count.toLocaleString('en-US')}</Text>
    </li>
  );
}
