import type { DeskAnswer } from '@quartermaster/contracts-desk';
import { Card, Stack } from '@quartermaster/ui';
import { useParams } from 'react-router-dom';
import { Answered } from '../../parts/Answered.tsx';
import { Done } from '../../parts/Done.tsx';
import { Room } from '../../parts/Room.tsx';
import { useDone } from '../../parts/use-done.ts';
import { useFollow } from '../../parts/use-follow.ts';
import { useList } from '../../parts/use-list.ts';
import { useAnswer } from '../../wire/use-answer.ts';
import { GoOn } from './GoOn.tsx';
import { HowFar } from './HowFar.tsx';
import { Facts, Unfinished } from './Outcome.tsx';
import { RejectsCard } from './RejectsCard.tsx';
import { UndoCard } from './UndoCard.tsx';

/** One import: how far it is, or how it ended, and what was left out. */
export function CatalogImportPage() {
  const { importId = '' } = useParams();
  const { filter, hrefFor } = useList(['all'], 'all');
  const asked = useAnswer('/catalog/import', { importId, page: filter.page });
  const { done, changed } = useDone(asked.askAgain);
  const isPaused = useFollow(asked.answer?.import.state === 'running', asked.askAgain);
  return (
    <Room title={asked.answer === null ? `Import ${importId}` : `${asked.answer.import.undoes === null ? 'Import' : 'Undo of the import'} of ${asked.answer.import.source}`} within={{ label: 'Imports', href: '/catalog/imports' }}>
      <Done done={done} />
      <Answered {...asked}>{(answer) => <Whole {...answer} isPaused={isPaused} hrefFor={hrefFor} onChanged={changed} />}</Answered>
    </Room>
  );
}

interface WholeProps extends DeskAnswer<'/catalog/import'> {
  /** It is no longer followed, since no one touches the page. */
  isPaused: boolean;
  hrefFor: (page: number) => string;
  onChanged: (text: string) => void;
}

function Whole({ import: run, mayGoOn, hasFile, undo, rejects, total, page, pageCount, isPaused, hrefFor, onChanged }: WholeProps) {
  return (
    <Stack gap="lg">
      <Card look="roomy">
        <Stack gap="md">
          {run.state === 'running' && <HowFar run={run} isPaused={isPaused} onChanged={onChanged} />}
          <Unfinished run={run} mayGoOn={mayGoOn} />
          <Facts run={run} />
          <GoOn run={run} mayGoOn={mayGoOn} hasFile={hasFile} onChanged={onChanged} />
        </Stack>
      </Card>
      {run.undoes === null && run.state !== 'running' && run.state !== 'uploading' && <UndoCard run={run} undo={undo} />}
      {total > 0 && <RejectsCard importId={run.importId} isUndo={run.undoes !== null} rejects={rejects} total={total} page={page} pageCount={pageCount} hrefFor={hrefFor} />}
    </Stack>
  );
}
