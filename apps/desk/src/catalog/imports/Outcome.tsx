import type { CatalogImport } from '@quartermaster/contracts-desk';
import { Alert, DefinitionList, Link } from '@quartermaster/ui';
import { Moment } from '../../parts/Moment.tsx';
import { addressOfImport } from '../addresses.ts';
import { ImportState } from './ImportState.tsx';

/** Why an import or an undo has not come to its end, and what holds then. */
export function Unfinished({ run: { state, failure, atDesk, undoes, stopAskedBy }, mayGoOn }: { run: CatalogImport; mayGoOn: boolean }) {
  const what = undoes === null ? 'import' : 'undo';
  const kept = undoes === null ? 'What was imported until then is kept.' : 'Products are as they were before the import as far as it came, and the others as the import made them.';
  const isUnfinished = state === 'failed' || state === 'interrupted' || state === 'stopped';
  return (
    <>
      {state === 'failed' && <Alert tone="error" title={`The ${what} was broken off`}><p>{failure} {kept}</p></Alert>}
      {state === 'interrupted' && <Alert tone="warning" title={`The ${what} was interrupted`}><p>What ran it has ended before its end. {kept}{undoes === null && !atDesk && ' Run npm run catalog:import with the same file again: it goes on.'}</p></Alert>}
      {state === 'stopped' && <Alert tone="warning" title={`The ${what} was stopped`}><p>{stopAskedBy} has stopped it. {kept}</p></Alert>}
      {isUnfinished && undoes === null && atDesk && !mayGoOn && <p>Import the file again: what is in the catalog already with the same content is left alone.</p>}
    </>
  );
}

const number = (count: number): string => count.toLocaleString('en-US');

/** What is known of an import or an undo. */
export function Facts({ run }: { run: CatalogImport }) {
  const { undoes } = run;
  return (
    <DefinitionList
      entries={[
        { term: 'State', details: <ImportState {...run} /> }, { term: 'By', details: run.by }, { term: 'Began', details: <Moment at={run.beganAt} /> },
        ...(run.endedAt === null ? [] : [{ term: 'Ended', details: <Moment at={run.endedAt} /> }]),
        ...(undoes === null
          ? [
            { term: 'Rows', details: number(run.rows) }, { term: 'Added', details: number(run.added) }, { term: 'Changed', details: number(run.changed) },
            { term: 'As they were', details: number(run.unchanged) }, { term: 'Rejected', details: number(run.rejected) },
          ]
          : [
            { term: 'Undoes', details: <Link href={addressOfImport(undoes)}>The import of {run.source}</Link> }, { term: 'Reason', details: run.reason ?? '' },
            { term: 'Put back', details: number(run.changed) }, { term: 'Gone', details: number(run.removed) }, { term: 'Left as they are', details: number(run.rejected) },
          ]),
      ]}
    />
  );
}
