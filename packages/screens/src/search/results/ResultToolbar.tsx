import { css } from '@emotion/react';
import type { SearchSuccess } from '@quartermaster/contracts';
import { media, Select, ToggleGroup, token } from '@quartermaster/ui';
import { withPageSize, withSort, withStyle } from '../address/search-address.ts';
import type { SearchNavigation } from '../address/use-search-address.ts';

const sorts: { value: SearchSuccess['sort']; label: string }[] = [
  { value: 'relevance', label: 'Relevance' },
  { value: 'price_low', label: 'Price: low to high' },
  { value: 'price_high', label: 'Price: high to low' },
  { value: 'delivery', label: 'Fastest delivery' },
  { value: 'name', label: 'Name' },
];
const sizes = ['25', '50', '100'].map((value) => ({ value, label: value }));

const bar = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token('space.md'), [media.phone]: { gap: token('space.xs'), width: '100%', flexWrap: 'nowrap' }, '@media (max-width: 359.98px)': { flexWrap: 'wrap' } });
const field = css({
  flexDirection: 'row',
  alignItems: 'center',
  fontSize: token('fontSize.sm'),
  '& > label': { fontWeight: token('fontWeight.regular'), whiteSpace: 'nowrap' },
  '& select': { minHeight: token('size.controlSmall') },
  [media.phone]: { flex: '1 1 0', minWidth: 0, '& select': { minHeight: token('size.touchTarget') }, '& > span': { flex: 1, minWidth: 0 } },
  '@media (max-width: 359.98px)': { flexBasis: '100%' },
});
const perPage = css(field, { [media.phone]: { display: 'none' } });

export interface ResultToolbarProps {
  answer: Pick<SearchSuccess, 'sort' | 'pageSize'>;
  search: SearchNavigation;
  style: 'list' | 'grid';
  onStyleChange: (style: 'list' | 'grid') => void;
}

/** Order, number and style of the results. */
export function ResultToolbar({ answer, search, style, onStyleChange }: ResultToolbarProps) {
  const { address, go } = search;
  const sort = sorts.find((one) => one.value === address.get('sort'))?.value ?? 'relevance';
  return (
    <div css={bar}>
      <Select
        css={field}
        id="result-sort"
        label="Sort by"
        options={sorts}
        value={sort}
        onChange={(event) => {
          const chosen = sorts.find((one) => one.value === event.currentTarget.value);
          if (chosen !== undefined) go(withSort(address, chosen.value));
        }}
      />
      <Select
        css={perPage}
        id="result-page-size"
        label="Per page"
        options={sizes}
        value={address.get('pageSize') ?? String(answer.pageSize)}
        onChange={(event) => go(withPageSize(address, Number(event.currentTarget.value)))}
      />
      <ToggleGroup
        label="Result style"
        options={[{ value: 'list', label: 'List', icon: 'list' }, { value: 'grid', label: 'Grid', icon: 'grid' }]}
        value={style}
        onChange={(next) => {
          onStyleChange(next);
          go(withStyle(address, next), { replace: true });
        }}
      />
    </div>
  );
}
