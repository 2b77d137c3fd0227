import { useConfirm, useNavigation } from '@quartermaster/core';
import { Button, ButtonLink, Inline } from '@quartermaster/ui';
import { memo } from 'react';

interface EntryMenuProps {
  view: 'collapsed' | 'expanded';
  lineCount: number;
  /** What is typed is kept first. */
  beforeLeaving: () => Promise<boolean>;
  /** Takes all lines away. */
  onClear: () => Promise<unknown>;
}

/** Where to go from the lines. */
export const EntryMenu = memo(({ view, lineCount, beforeLeaving, onClear }: EntryMenuProps) => {
  const { href, open, stay } = useNavigation();
  const confirm = useConfirm();
  const leaveFor = async (path: '/fedstrip/fedstrip_phasedRequisitionEntry' | '/fedstrip/park_cart') => {
    const isHere = stay();
    if ((await beforeLeaving()) && isHere()) open(path);
  };
  // The question of sign-out counts the lines that the server has.
  const signOut = async () => {
    const isHere = stay();
    if ((await beforeLeaving()) && isHere()) open('/fedstrip/sign_out');
  };
  const turn = async () => {
    const isHere = stay();
    if ((await beforeLeaving()) && isHere()) open('/fedstrip/fedstrip_init', { query: { view: view === 'expanded' ? 'collapsed' : 'expanded' } });
  };
  const removeAll = async () => {
    const isSure = await confirm({
      title: 'Remove all lines?', body: 'They are not sent, and cannot be put back. Activity and constant data stay.', confirmLabel: lineCount === 1 ? 'Remove the line' : `Remove ${lineCount} lines`, cancelLabel: 'Keep them', danger: true,
    });
    if (isSure) await onClear();
  };
  return (
    <Inline>
      <ButtonLink href={href('/fedstrip/fedstrip_constantProfile')}>Constant data</ButtonLink>
      <Button onClick={() => void leaveFor('/fedstrip/fedstrip_phasedRequisitionEntry')}>Phased deliveries</Button>
      <Button onClick={() => void turn()}>{view === 'expanded' ? 'One row a line' : 'Codes of each line'}</Button>
      <ButtonLink href={href('/fedstrip/fedstrip_valid_ui')}>Units of issue</ButtonLink>
      <ButtonLink href={href('/fedstrip/fedstrip_init', { entry: 'aac' })}>Another activity</ButtonLink>
      <ButtonLink href={href('/orderhistory/requisition_detail')}>What became of them</ButtonLink>
      {lineCount > 0 && <Button onClick={() => void leaveFor('/fedstrip/park_cart')}>Park these lines</Button>}
      <ButtonLink href={href('/parkcart/my_parkcart')}>Parked requisitions</ButtonLink>
      {lineCount > 0 && <Button onClick={() => void removeAll()}>Remove all lines</Button>}
      <Button onClick={() => void signOut()}>Sign out</Button>
    </Inline>
  );
});
EntryMenu.displayName = 'EntryMenu';
