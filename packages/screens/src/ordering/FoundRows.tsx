import { css } from '@emotion/react';
import { formatMoney } from '@quartermaster/contracts';
import { Disclosure, token } from '@quartermaster/ui';
import { currentCheck, type FormRow } from './form-rows.ts';

const list = css({ 'paddingInlineStart': token('space.lg'), 'maxHeight': '24rem', 'overflowY': 'auto', '& > li': { paddingBlock: token('space.xxs') } });

/** The rows of a list that can be ordered as they are, in few words each: there may be hundreds. */
export function FoundRows({ rows }: { rows: readonly FormRow[] }) {
  if (rows.length === 0) return null;
  return (
    <Disclosure title={`Show what was found (${rows.length})`}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box must be reachable by keyboard */}
      <ol css={list} tabIndex={0} aria-label="What was found">
        {rows.map((row) => {
          const item = currentCheck(row)?.item;
          return <li key={row.key}>{row.number}, {row.quantity}: {item?.name}, {item?.vendor}, {item == null ? '' : formatMoney(item.price)} per {item?.unitOfIssue}</li>;
        })}
      </ol>
    </Disclosure>
  );
}
