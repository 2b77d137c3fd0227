import { css } from '@emotion/react';
import type { Facet } from '@quartermaster/contracts';
import { Button, Checkbox, Disclosure, Text, TextField, token } from '@quartermaster/ui';
import { useState } from 'react';
import { matchingValues, mostBeside, shortList, shortListLength, typeAheadFrom } from './matching-values.ts';
import { valueCountText } from './value-count.ts';

const scroller = css({ maxHeight: 320, overflowY: 'auto', paddingInlineEnd: token('space.xs') });
const list = css({ fontSize: token('fontSize.sm'), '& label': { paddingBlock: 2 } });
const more = css({ paddingInline: token('space.xxs'), marginInlineStart: `calc(-1 * ${token('space.xxs')})`, 'button + &': { marginInlineStart: 0 } });
const finder = css({ marginBlockEnd: token('space.xs'), '& label': { fontSize: token('fontSize.sm'), fontWeight: token('fontWeight.regular') }, '& input': { minHeight: token('size.controlSmall') } });

export interface FacetGroupProps {
  facet: Facet;
  isOn: (value: string) => boolean;
  onChange: (value: string, isOn: boolean, controlId: string) => void;
  /** Opens the list of all its values by letter, where there is one. */
  onList?: (() => void) | undefined;
}

/** The values of one facet with their counts. A long one can be typed in. */
export function FacetGroup({ facet, isOn, onChange, onList }: FacetGroupProps) {
  const [typed, setTyped] = useState('');
  const [isWhole, setWhole] = useState(false);
  const isLong = facet.values.length >= typeAheadFrom;
  const isCut = onList !== undefined && facet.values.length >= mostBeside;
  const isSearched = typed.trim() !== '';
  const all = facet.values.map((value) => ({ ...value, selected: isOn(value.value) }));
  const shown = isSearched ? matchingValues(all, typed) : isWhole ? all : shortList(all);

  return (
    <Disclosure title={facet.label} isInitiallyOpen isSeparated>
      {isLong && (
        <TextField
          css={finder}
          label={`Find in ${facet.label.toLowerCase()}`}
          type="search"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => { if (event.key === 'Enter') event.preventDefault(); }}
        />
      )}
      <div css={isWhole || isSearched ? scroller : undefined}>
        <fieldset css={list} aria-label={facet.label}>
          {shown.map((value) => {
            const controlId = `${facet.id}-${encodeURIComponent(value.value)}`;
            return (
              <Checkbox
                key={value.value}
                id={controlId}
                label={value.label}
                detail={valueCountText(value.count, facet.exactCounts)}
                checked={value.selected}
                onChange={(event) => onChange(value.value, event.currentTarget.checked, controlId)}
              />
            );
          })}
        </fieldset>
      </div>
      {isSearched && isCut && <Text as="p" size="sm" tone="muted" role="status">{shown.length === 0 ? `None of the ${mostBeside} with most results has “${typed.trim()}”.` : `Found among the ${mostBeside} with most results.`} “All by letter” has the others, too.</Text>}
      {isSearched && !isCut && shown.length === 0 && <Text size="sm" tone="muted" role="status">Nothing here has “{typed.trim()}”.</Text>}
      {!isSearched && facet.values.length > shortListLength && (
        <Button look="plain" size="sm" css={more} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show fewer' : `Show all ${facet.values.length}`}
        </Button>
      )}
      {isLong && onList !== undefined && <Button look="plain" size="sm" css={more} onClick={onList}>All by letter</Button>}
    </Disclosure>
  );
}
