import type { KeptLine } from '@quartermaster/contracts';
import type { EntryLine } from '@quartermaster/contracts/requisition';
import { Actions, Alert, Button } from '@quartermaster/ui';

interface ConflictProps {
  number: number;
  mine: EntryLine;
  /** Null: the line is gone there. */
  theirs: KeptLine | null;
  onDecide: (mine: boolean) => void;
}

const inWords = ({ stockNumber, quantity, unitOfIssue }: EntryLine): string => [stockNumber || 'no number', quantity || 'no quantity', unitOfIssue].filter((text) => text !== '').join(', ');

/** A line that was changed in two windows: nothing of either is lost before someone decides. */
export function Conflict({ number, mine, theirs, onDecide }: ConflictProps) {
  return (
    <Alert tone="warning" isLive>
      {theirs === null ? `Line ${number} was sent or removed in another window. Here it is: ${inWords(mine)}.` : `Line ${number} was changed in another window: there it is ${inWords(theirs)}.`}
      <Actions>
        <Button size="sm" onClick={() => onDecide(true)}>{theirs === null ? 'Keep it as a new line' : 'Keep what I typed'}</Button>
        <Button size="sm" onClick={() => onDecide(false)}>{theirs === null ? 'Remove it' : 'Take the other'}</Button>
      </Actions>
    </Alert>
  );
}
