import { css } from '@emotion/react';
import type { ErrorReport } from '@quartermaster/core';
import { DefinitionList, Disclosure, token } from '@quartermaster/ui';
import { errorDetails } from './error-details.ts';

const value = css({ fontFamily: token('fontFamily.code'), overflowWrap: 'anywhere' });

/** The details of an error, folded until the help desk asks for them. */
export function ErrorDetails({ report }: { report: ErrorReport }) {
  return (
    <Disclosure title="Error details">
      <DefinitionList entries={errorDetails(report).map((line) => ({ term: line.name, details: <span css={value}>{line.value}</span> }))} />
    </Disclosure>
  );
}
