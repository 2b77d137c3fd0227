import { css } from '@emotion/react';
import type { Problem } from '@quartermaster/contracts/requisition';
import { Cell, FieldMessage, Row } from '@quartermaster/ui';
import { fieldId } from './field-id.ts';

const list = css({ margin: 0, padding: 0, listStyle: 'none' });

const problemId = (key: string, nth: number): string => fieldId(key, `problem-${nth}`);

/** The ids of the messages about a field; undefined: nothing is wrong with it. */
export function problemIds(key: string, problems: readonly Problem[], field: string): string | undefined {
  const ids = problems.flatMap((problem, nth) => (problem.field === field ? [problemId(key, nth)] : []));
  return ids.length === 0 ? undefined : ids.join(' ');
}

/** What is wrong with a line, over its whole width: its fields are too narrow for sentences. */
export function RowProblems({ lineKey, number, problems }: { lineKey: string; number: number; problems: readonly Problem[] }) {
  return (
    <Row aria-rowindex={number + 1}>
      <Cell label="" colSpan={7}>
        <ul css={list} aria-label={`Mistakes in line ${number}`}>{problems.map(({ message }, nth) => <li key={message}><FieldMessage id={problemId(lineKey, nth)}>{message}</FieldMessage></li>)}</ul>
      </Cell>
    </Row>
  );
}
