import { css } from '@emotion/react';
import { useNavigation, type ScreenProps } from '@quartermaster/core';
import { Stack, Table, Text } from '@quartermaster/ui';
import { ModalPlace } from '../shell/index.ts';

/** Two short columns: farther apart the eye would lose the line. */
const list = css({ maxWidth: '40em' });

/** Unit of Issue list (specification, section 2, FEDSTRIP), a modal. */
export default function UnitList({ attributes: { units } }: ScreenProps<'/fedstrip/fedstrip_valid_ui', 'Success'>) {
  const { href } = useNavigation();
  return (
    <>
      <ModalPlace trail={[{ label: 'Requisitions', href: href('/fedstrip/fedstrip_init') }]} />
      <Stack gap="sm" css={list}>
        <Text as="p" size="sm" tone="muted">Units that are not verified are in use, but no public list confirms them.</Text>
        <Table
          caption="Units of issue" isCaptionHidden items={units} keyOf={({ code }) => code}
          columns={[
            { id: 'code', header: 'Code', isRowHeader: true, cell: ({ code }) => code },
            { id: 'meaning', header: 'Unit', cell: ({ meaning, isVerified }) => <>{meaning}{!isVerified && ' (not verified)'}</> },
          ]}
        />
      </Stack>
    </>
  );
}
