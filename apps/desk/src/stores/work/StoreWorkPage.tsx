import { css } from '@emotion/react';
import type { StoreWork } from '@quartermaster/contracts-desk';
import { Actions, Alert, Button, Card, DefinitionList, Link, Progress, Stack, Text } from '@quartermaster/ui';
import { useParams } from 'react-router-dom';
import { Answered } from '../../parts/Answered.tsx';
import { Done } from '../../parts/Done.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { Refused } from '../../parts/Refused.tsx';
import { Room } from '../../parts/Room.tsx';
import { useDone } from '../../parts/use-done.ts';
import { useFollow } from '../../parts/use-follow.ts';
import { useMay } from '../../wire/desk-context.ts';
import { useAnswer } from '../../wire/use-answer.ts';
import { useChange } from '../../wire/use-change.ts';
import { AssortmentResult } from './AssortmentResult.tsx';
import { ConformanceCard } from './ConformanceCard.tsx';
import { SetAssortmentForm } from './SetAssortmentForm.tsx';
import { additionsAddress, addressOfAssortment } from './store-addresses.ts';
import { WorkState } from './WorkState.tsx';

const asWritten = css({ whiteSpace: 'pre-line' });
const titles = { addition: 'Package', preview: 'Preview for', assortment: 'Assortment of' } as const;

/** One piece of work on a store: how far it is, what came of it, and what may be done with that. */
export function StoreWorkPage() {
  const { workId = '' } = useParams();
  const asked = useAnswer('/store/work', { workId });
  const { done, changed } = useDone(asked.askAgain);
  const work = asked.answer?.work ?? null;
  const isPaused = useFollow(work?.state === 'waiting' || work?.state === 'running', asked.askAgain);
  return (
    <Room title={work === null ? 'Work on a store' : `${titles[work.kind]} ${work.subject}`} within={work === null || work.kind === 'addition' ? { label: 'Packages of stores', href: additionsAddress } : { label: `What ${work.subject} sells`, href: addressOfAssortment(work.subject) }}>
      <Done done={done} />
      <Answered {...asked}>{(answer) => <Whole work={answer.work} isPaused={isPaused} onChanged={changed} />}</Answered>
    </Room>
  );
}

function Whole({ work, isPaused, onChanged }: { work: StoreWork; isPaused: boolean; onChanged: (text: string) => void }) {
  const { kind, state, by, reason, askedAt, endedAt, steps, result, assortment, refused, subject } = work;
  const isOpen = state === 'waiting' || state === 'running';
  return (
    <Stack gap="lg">
      <Card look="roomy">
        <Stack gap="md">
          {isOpen && <Progress value={steps.length} max={kind === 'addition' ? 5 : 3} label={steps.at(-1) ?? (kind === 'addition' ? 'Waiting for the program that checks packages' : 'Beginning')} />}
          {isOpen && isPaused && <p>This page is not brought up to date while no one touches it. The work goes on.</p>}
          {isOpen && !isPaused && <p>You may leave this page: the work goes on.</p>}
          {state === 'interrupted' && <Alert tone="warning" title="It was interrupted"><p>What did it has ended before its end, and nothing was changed. {kind === 'addition' ? 'The next program that checks packages begins it anew.' : 'Make the preview again.'}</p></Alert>}
          {refused !== null && <Alert tone="error" title={state === 'failed' ? 'It could not be done' : 'It was refused, and nothing was changed'}><p>{refused.code !== null && <><Text isCode>{refused.code}</Text>: </>}<span css={asWritten}>{refused.message}</span></p></Alert>}
          {result.length > 0 && <Alert tone="success" title="It is shown">{result.map((line) => <p key={line}>{line}</p>)}</Alert>}
          <DefinitionList
            entries={[
              { term: 'State', details: <WorkState state={state} /> }, { term: 'Asked for by', details: by }, { term: 'Asked for', details: <Moment at={askedAt} /> },
              ...(endedAt === null ? [] : [{ term: 'Ended', details: <Moment at={endedAt} /> }]), ...(reason === '' ? [] : [{ term: 'Reason', details: reason }]),
              ...(steps.length === 0 ? [] : [{ term: 'Steps', details: <ol>{steps.map((step) => <li key={step}>{step}</li>)}</ol> }]),
            ]}
          />
          {kind === 'addition' && state === 'waiting' && <Withdraw workId={work.workId} onChanged={onChanged} />}
          {kind === 'addition' && state === 'done' && <p><Link href="/stores">See the stores</Link>, where addresses of its services are approved, and what it sells is set.</p>}
        </Stack>
      </Card>
      {refused !== null && refused.rules.length > 0 && <ConformanceCard rules={refused.rules} findings={refused.findings} />}
      {assortment !== null && <AssortmentResult isPreview={kind === 'preview'} store={subject} {...assortment} />}
      {kind === 'preview' && assortment?.outcome === 'changed' && <SetAssortmentForm workId={work.workId} store={subject} />}
    </Stack>
  );
}

function Withdraw({ workId, onChanged }: { workId: number; onChanged: (text: string) => void }) {
  const may = useMay('/stores/withdraw');
  const { isPending, refusal, send } = useChange('/stores/withdraw');
  if (!may) return null;
  const withdraw = async (): Promise<void> => {
    if ((await send({ workId })) !== null) onChanged('The package is taken back.');
  };
  return (
    <Stack gap="sm">
      <Refused refusal={refusal} />
      <Actions><Button isPending={isPending} onClick={() => void withdraw()}>Take it back</Button></Actions>
    </Stack>
  );
}
