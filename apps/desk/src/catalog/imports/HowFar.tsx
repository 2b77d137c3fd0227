import type { CatalogImport } from '@quartermaster/contracts-desk';
import { Actions, Button, Progress, Stack } from '@quartermaster/ui';
import { Refused } from '../../parts/Refused.tsx';
import { useMay } from '../../wire/desk-context.ts';
import { useChange } from '../../wire/use-change.ts';

interface HowFarProps {
  run: CatalogImport;
  /** It is no longer followed, since no one touches the page. */
  isPaused: boolean;
  onChanged: (text: string) => void;
}

/** How far a running import or undo is, with what stops it. */
export const HowFar = ({ run, isPaused, onChanged }: HowFarProps) => (
  <Stack gap="md">
    <Share {...run} />
    {isPaused && <p>This page is not brought up to date while no one touches it. The {run.undoes === null ? 'import' : 'undo'} goes on.</p>}
    {run.stopAskedBy !== null && <p>{run.stopAskedBy} has stopped it: it ends after the rows that it is writing, when counts and words follow what was written.</p>}
    {run.stopAskedBy === null && canStop(run) && <Stop run={run} onChanged={onChanged} />}
  </Stack>
);

/** When all is written, what follows takes less than to go on with it later, and the catalog needs it. */
const canStop = ({ work }: CatalogImport): boolean => work === null || work.what === 'putting products back';

const number = (count: number): string => count.toLocaleString('en-US');

function Share({ size, bytesRead, rows, work, undoes, stopAskedBy }: CatalogImport) {
  // One that was stopped does not go on, or only with what follows its rows.
  const goesOn = (what: string): string => (stopAskedBy === null ? ` You may leave this page: ${what} goes on.` : '');
  if (work !== null) {
    const before = undoes === null ? 'All rows are read. Now: ' : 'The undo is ';
    return <Progress value={work.done} max={Math.max(1, work.of)} label={`${before}${work.what}${work.of > 1 ? `, ${number(work.done)} of ${number(work.of)}` : ''}.${goesOn('it')}`} />;
  }
  if (undoes !== null) return <Progress value={0} max={1} label={`The undo is beginning.${goesOn('it')}`} />;
  const share = size === null || size === 0 ? 0 : Math.min(1, bytesRead / size);
  return <Progress value={share} max={1} label={`${Math.floor(100 * share)} % of the file, ${number(rows)} rows.${goesOn('the import')}`} />;
}

function Stop({ run: { importId, undoes }, onChanged }: Omit<HowFarProps, 'isPaused'>) {
  const mayStop = useMay('/catalog/import/stop');
  const { isPending, refusal, send } = useChange('/catalog/import/stop');
  if (!mayStop) return null;
  const what = undoes === null ? 'import' : 'undo';
  const stop = async (): Promise<void> => {
    if ((await send({ importId })) !== null) onChanged(`The ${what} stops after the rows that it is writing. What is written is kept.`);
  };
  return (
    <Stack gap="sm">
      <Refused refusal={refusal} />
      <Actions><Button isPending={isPending} onClick={() => void stop()}>Stop the {what}</Button></Actions>
    </Stack>
  );
}
