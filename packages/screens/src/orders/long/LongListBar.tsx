import { css } from '@emotion/react';
import { media, Text, TextField, token } from '@quartermaster/ui';
import type { LongList } from './use-shown-part.ts';

const row = css({
  'display': 'flex', 'flexWrap': 'wrap', 'alignItems': 'end', 'justifyContent': 'space-between', 'gap': token('space.sm'),
  '& > :first-of-type': { flex: '1 1 16rem', maxWidth: '32rem' },
  [media.print]: { display: 'none' },
});

const counted = (count: number): string => `${count.toLocaleString('en-US')} ${count === 1 ? 'item' : 'items'}`;

/** Finds lines of a long list, also those that the page does not show, and says which it shows. Nothing where all are shown. */
export function LongListBar({ list, label }: { list: LongList; label: string }) {
  const { isLong, count, words, matching, first, last, search } = list;
  if (!isLong) return null;
  return (
    <search css={row}>
      <TextField label={label} hint="By name, part number, NSN, contract or vendor" type="search" autoComplete="off" maxLength={100} value={words} onChange={(event) => search(event.target.value)} />
      <Text as="p" isBold role="status">
        {matching === 0 ? `None of ${counted(count)} has this` : `${first.toLocaleString('en-US')} to ${last.toLocaleString('en-US')} of ${counted(matching)}${matching < count ? ' found' : ''}`}
      </Text>
    </search>
  );
}
