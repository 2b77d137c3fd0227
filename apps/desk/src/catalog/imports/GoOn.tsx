import type { CatalogImport } from '@quartermaster/contracts-desk';
import { Actions, Button, Stack } from '@quartermaster/ui';
import { useNavigate } from 'react-router-dom';
import { Refused } from '../../parts/Refused.tsx';
import { useMay } from '../../wire/desk-context.ts';
import { useChange } from '../../wire/use-change.ts';

interface GoOnProps {
  run: CatalogImport;
  mayGoOn: boolean;
  /** Its file waits in the database. */
  hasFile: boolean;
  onChanged: (text: string) => void;
}

/** Goes on with an import or an undo that was not finished, or takes its file away. */
export function GoOn({ run: { importId, undoes, state }, mayGoOn, hasFile, onChanged }: GoOnProps) {
  const [mayStart, mayDiscard] = [useMay('/catalog/import/start'), useMay('/catalog/import/discard')];
  const [start, discard] = [useChange('/catalog/import/start'), useChange('/catalog/import/discard')];
  const navigate = useNavigate();
  const [canStart, canDiscard] = [mayStart && mayGoOn, mayDiscard && hasFile && undoes === null && state !== 'running'];
  if (!canStart && !canDiscard) return null;
  const goOn = async (): Promise<void> => {
    if ((await start.send({ importId })) !== null) onChanged(undoes === null ? 'The import goes on. What is in the catalog already is passed over.' : 'The undo goes on with the products that are left.');
  };
  const takeAway = async (): Promise<void> => {
    if ((await discard.send({ importId })) === null) return;
    if (state === 'uploading') await navigate('/catalog/imports');
    else onChanged('The file is taken away. What was imported of it is kept.');
  };
  return (
    <Stack gap="sm">
      <Refused refusal={start.refusal ?? discard.refusal} />
      <Actions>
        {canStart && <Button look="primary" isPending={start.isPending} onClick={() => void goOn()}>{undoes === null ? (state === 'uploading' ? 'Import the file' : 'Import the file again') : 'Go on with the undo'}</Button>}
        {canDiscard && <Button isPending={discard.isPending} onClick={() => void takeAway()}>Take the file away</Button>}
      </Actions>
    </Stack>
  );
}
