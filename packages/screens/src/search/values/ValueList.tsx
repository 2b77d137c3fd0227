import { css } from '@emotion/react';
import { useModals, useNavigation, usePresentation, type ScreenProps } from '@quartermaster/core';
import { Button, Heading, Link, media, Stack, Text, TextField, token } from '@quartermaster/ui';
import { useId, useState } from 'react';
import { ModalPlace } from '../../shell/index.ts';
import { withFacetValue, type FacetId } from '../address/search-address.ts';
import { matchingValues } from '../facets/matching-values.ts';
import { valueCountText } from '../facets/value-count.ts';
import { searchHeading } from '../search-heading.ts';
import { byLetter } from './by-letter.ts';

const letters = css({ display: 'flex', flexWrap: 'wrap', gap: token('space.xxs'), '& button': { minWidth: token('size.touchTarget'), justifyContent: 'center' } });
// Hundreds of names: in columns where there is room, and as high as fingers need only where there are fingers.
const list = css({ 'columns': '17em', 'columnGap': token('space.xl'), '& > li': { display: 'flex', justifyContent: 'space-between', gap: token('space.md'), alignItems: 'center', minHeight: 28, breakInside: 'avoid', [media.phone]: { minHeight: token('size.touchTarget') } }, '& a': { overflowWrap: 'anywhere' } });
const heading = css({ scrollMarginBlockStart: token('space.md'), '&:focus-visible': { outlineOffset: 2 } });

export interface ValueListProps {
  facet: FacetId;
  one: string;
  many: string;
  list: Pick<ScreenProps<'/search/mfr_list', 'Success'>['attributes'], 'q' | 'values' | 'exactCounts' | 'isCut'>;
  /** Of the search that a value narrows. */
  query: URLSearchParams;
}

const kindOf = (kind: string | null): 'products' | 'services' | null => (kind === 'products' || kind === 'services' ? kind : null);

/** All values of a facet by letter, to be found by typing too. A press leads to the results with that one chosen, or not any more. */
export function ValueList({ facet, one, many, list: { q, values, exactCounts, isCut }, query }: ValueListProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const { href } = useNavigation();
  const modals = useModals();
  // The heading of a modal is one of its page; a page has its own.
  const level = usePresentation() === 'modal' ? 3 : 2;
  const shown = byLetter(matchingValues(values, typed));
  const goTo = (letter: string): void => document.getElementById(`${id}${letter}`)?.focus();
  const place = <ModalPlace trail={[{ label: searchHeading({ q, kind: kindOf(query.get('kind')), categoryPath: [] }), href: href('/search/advantage_search', query) }]} />;
  if (values.length === 0) return <>{place}<Text as="p">{q === '' ? `There are no ${many} here.` : `Nothing that “${q}” finds has one of the ${many}.`}</Text></>;
  return (
    <>
      {place}
      <Stack gap="md">
        <TextField label={`Find a ${one}`} type="search" autoComplete="off" value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
        {shown.length > 1 && (
          <nav aria-label={`Letters of ${many}`} css={letters}>
            {shown.map(({ letter }) => <Button key={letter} look="plain" size="sm" onClick={() => goTo(letter)}>{letter}</Button>)}
          </nav>
        )}
        {isCut && <Text as="p" size="sm" tone="muted">{`These are the ${values.length.toLocaleString('en-US')} ${many} of most products. Narrow the search to see others.`}</Text>}
        {shown.length === 0 && <Text as="p" role="status">{`No ${one} here has “${typed.trim()}”.`}</Text>}
        {shown.map(({ letter, values: own }) => (
          <section key={letter} aria-labelledby={`${id}${letter}`}>
            <Heading level={level} size="md" id={`${id}${letter}`} tabIndex={-1} css={heading}>{letter}</Heading>
            <ul css={list} role="list">
              {own.map(({ value, label, count, selected }) => (
                <li key={value}>
                  <Link look="quiet" href={href('/search/advantage_search', withFacetValue(query, facet, value, !selected))} onClick={() => modals.close()}>{label}{selected && ' (chosen: remove)'}</Link>
                  <Text size="sm" tone="muted">{valueCountText(count, exactCounts)}</Text>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Stack>
    </>
  );
}
