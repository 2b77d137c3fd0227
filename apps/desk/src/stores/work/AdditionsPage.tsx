import type { DeskAnswer } from '@quartermaster/contracts-desk';
import { EmptyState, Link, Stack, Table, type Column } from '@quartermaster/ui';
import { Answered } from '../../parts/Answered.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { Room } from '../../parts/Room.tsx';
import { Section } from '../../parts/Section.tsx';
import { useFollow } from '../../parts/use-follow.ts';
import { useMay } from '../../wire/desk-context.ts';
import { useAnswer } from '../../wire/use-answer.ts';
import { AddStoreCard } from './AddStoreCard.tsx';
import { CheckerNote } from './CheckerNote.tsx';
import { addressOfWork } from './store-addresses.ts';
import { WorkState } from './WorkState.tsx';

type Addition = DeskAnswer<'/stores/additions'>['additions'][number];

const columns: readonly Column<Addition>[] = [
  { id: 'subject', header: 'Package', isRowHeader: true, cell: ({ workId, subject }) => <Link href={addressOfWork(workId)}>{subject}</Link> },
  { id: 'asked', header: 'Asked for', cell: ({ askedAt }) => <Moment at={askedAt} /> },
  { id: 'by', header: 'By', cell: ({ by }) => by },
  { id: 'state', header: 'State', cell: ({ state }) => <WorkState state={state} /> },
];

/** Packages that were to be added, and the form that asks for one. */
export function AdditionsPage() {
  const asked = useAnswer('/stores/additions', {});
  const mayAdd = useMay('/stores/add');
  // A program that is started now is there in the next moment; what it checks goes on by itself.
  const isAwaited = asked.answer?.isChecked === false || asked.answer?.additions.some(({ state }) => state === 'waiting' || state === 'running') === true;
  useFollow(isAwaited, asked.askAgain);
  return (
    <Room title="Packages of stores" within={{ label: 'Stores', href: '/stores' }}>
      <Answered {...asked}>
        {({ checkerSeenAt, isChecked, additions }) => (
          <Stack gap="lg">
            <CheckerNote isChecked={isChecked} seenAt={checkerSeenAt} />
            {mayAdd && <AddStoreCard />}
            {additions.length === 0
              ? <EmptyState icon="box" title="No packages">Packages that are asked for here are listed with what became of them.</EmptyState>
              : <Section title="Packages, the newest first"><Table caption="Packages that were asked for, the newest first" isCaptionHidden columns={columns} items={additions} keyOf={({ workId }) => String(workId)} onPhone="cards" /></Section>}
          </Stack>
        )}
      </Answered>
    </Room>
  );
}
