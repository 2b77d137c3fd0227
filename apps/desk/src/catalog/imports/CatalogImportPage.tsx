import type { CatalogImport, DeskAnswer } from '@quartermaster/contracts-desk';
import { Actions, Alert, Button, Card, DefinitionList, Progress, Stack } from '@quartermaster/ui';
import { useParams } from 'react-router-dom';
import { Answered } from '../../parts/Answered.tsx';
import { Done } from '../../parts/Done.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { Refused } from '../../parts/Refused.tsx';
import { Room } from '../../parts/Room.tsx';
import { useDone } from '../../parts/use-done.ts';
import { useList } from '../../parts/use-list.ts';
import { useMay } from '../../wire/desk-context.ts';
import { useAnswer } from '../../wire/use-answer.ts';
import { useChange } from '../../wire/use-change.ts';
import { ImportState } from './ImportState.tsx';
import { RejectsCard } from './RejectsCard.tsx';
import { useFollow } from '../../parts/use-follow.ts';

/** One import: how far it is, or how it ended, and what was left out. */
export function CatalogImportPage() {
  const { importId = '' } = useParams();
  const { filter, hrefFor } = useList(['all'], 'all');
  const asked = useAnswer('/catalog/import', { importId, page: filter.page });
  const { done, changed } = useDone(asked.askAgain);
  const isPaused = useFollow(asked.answer?.import.state === 'running', asked.askAgain);
  return (
    <Room title={asked.answer === null ? `Import ${importId}` : `Import of ${asked.answer.import.source}`} within={{ label: 'Imports', href: '/catalog/imports' }}>
      <Done done={done} />
      <Answered {...asked}>{(answer) => <Whole {...answer} isPaused={isPaused} hrefFor={hrefFor} onChanged={changed} />}</Answered>
    </Room>
  );
}

const number = (count: number): string => count.toLocaleString('en-US');

interface WholeProps extends DeskAnswer<'/catalog/import'> {
  /** It is no longer followed, since no one touches the page. */
  isPaused: boolean;
  hrefFor: (page: number) => string;
  onChanged: (text: string) => void;
}

function Whole({ import: run, mayGoOn, rejects, total, page, pageCount, isPaused, hrefFor, onChanged }: WholeProps) {
  return (
    <Stack gap="lg">
      <Card look="roomy">
        <Stack gap="md">
          {run.state === 'running' && <HowFar {...run} />}
          {run.state === 'running' && isPaused && <p>This page is not brought up to date while no one touches it. The import goes on.</p>}
          {run.state === 'failed' && <Alert tone="error" title="The import was broken off"><p>{run.failure} What was imported until then is kept.</p></Alert>}
          {run.state === 'interrupted' && <Alert tone="warning" title="The import was interrupted"><p>The server has ended before its end. What was imported until then is kept.{!run.atDesk && ' Run npm run catalog:import with the same file again: it goes on.'}</p></Alert>}
          {(run.state === 'failed' || run.state === 'interrupted') && run.atDesk && !mayGoOn && <p>Import the file again: what is in the catalog already with the same content is left alone.</p>}
          <DefinitionList
            entries={[
              { term: 'State', details: <ImportState state={run.state} /> }, { term: 'By', details: run.by }, { term: 'Began', details: <Moment at={run.beganAt} /> },
              ...(run.endedAt === null ? [] : [{ term: 'Ended', details: <Moment at={run.endedAt} /> }]),
              { term: 'Rows', details: number(run.rows) }, { term: 'Added', details: number(run.added) }, { term: 'Changed', details: number(run.changed) },
              { term: 'As they were', details: number(run.unchanged) }, { term: 'Rejected', details: number(run.rejected) },
            ]}
          />
          {mayGoOn && <GoOn importId={run.importId} onChanged={onChanged} />}
        </Stack>
      </Card>
      {total > 0 && <RejectsCard importId={run.importId} rejects={rejects} total={total} page={page} pageCount={pageCount} hrefFor={hrefFor} />}
    </Stack>
  );
}

function HowFar({ size, bytesRead, rows, work }: CatalogImport) {
  if (work !== null) return <Progress value={work.done} max={Math.max(1, work.of)} label={`All rows are read. Now: ${work.what}${work.of > 1 ? `, ${number(work.done)} of ${number(work.of)}` : ''}`} />;
  const share = size === null || size === 0 ? 0 : Math.min(1, bytesRead / size);
  return <Progress value={share} max={1} label={`${Math.floor(100 * share)} % of the file, ${number(rows)} rows. You may leave this page: the import goes on.`} />;
}

function GoOn({ importId, onChanged }: { importId: number; onChanged: (text: string) => void }) {
  const mayStart = useMay('/catalog/import/start');
  const { isPending, refusal, send } = useChange('/catalog/import/start');
  if (!mayStart) return null;
  const start = async (): Promise<void> => {
    if ((await send({ importId })) !== null) onChanged('The import goes on. What is in the catalog already is passed over.');
  };
  return (
    <Stack gap="sm">
      <Refused refusal={refusal} />
      <Actions><Button look="primary" isPending={isPending} onClick={() => void start()}>Import the file again</Button></Actions>
    </Stack>
  );
}
