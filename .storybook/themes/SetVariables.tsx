import { css } from '@emotion/react';
import type { ThemeDefinition } from '@quartermaster/core';
import { Table } from '@quartermaster/ui';
import { variablesIn } from './variables.ts';
import { TokenSample } from './TokenSample.tsx';

const value = css({ overflowWrap: 'anywhere' });

/** Every variable that a theme sets, with what it is. */
export function SetVariables({ theme }: { theme: ThemeDefinition }) {
  return (
    <Table
      caption={`What the theme ${theme.id} sets`}
      items={variablesIn(theme.css)}
      keyOf={({ name }) => name}
      columns={[
        { id: 'name', header: 'Variable', isRowHeader: true, cell: ({ name }) => name },
        { id: 'value', header: 'Value', cell: (variable) => <span css={value}>{variable.value}</span> },
        { id: 'looks', header: 'Looks', cell: (variable) => <TokenSample {...variable} /> },
      ]}
    />
  );
}
