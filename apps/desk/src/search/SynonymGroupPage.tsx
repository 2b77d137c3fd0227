import type { ListedSynonyms } from '@quartermaster/contracts-desk';
import { Actions, Button, Card, Link, TextArea } from '@quartermaster/ui';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Answered } from '../parts/Answered.tsx';
import { DeskForm } from '../parts/DeskForm.tsx';
import { Refused } from '../parts/Refused.tsx';
import { Room } from '../parts/Room.tsx';
import { Section } from '../parts/Section.tsx';
import { useMay } from '../wire/desk-context.ts';
import { useAnswer } from '../wire/use-answer.ts';
import { useChange } from '../wire/use-change.ts';
import { synonymsRoom } from './addresses.ts';
import { Effects } from './Effects.tsx';
import { usePreview } from './use-preview.ts';

const within = { label: 'Synonyms', href: synonymsRoom };

/** Adds a group of synonyms, or changes and removes the one that the address names: what it does to searches is shown first. */
export function SynonymGroupPage() {
  const [params] = useSearchParams();
  const id = Number(params.get('id') ?? '0');
  if (!Number.isInteger(id) || id <= 0) return <Room title="Add synonyms" within={within}><GroupForm kept={null} proposed={params.get('words') ?? ''} /></Room>;
  return <KeptGroup key={id} id={id} />;
}

function KeptGroup({ id }: { id: number }) {
  const asked = useAnswer('/synonyms/group', { id });
  return <Room title="Change synonyms" within={within}><Answered {...asked}>{({ group }) => <GroupForm key={group.phrases.join()} kept={group} proposed="" />}</Answered></Room>;
}

function GroupForm({ kept, proposed }: { kept: ListedSynonyms | null; proposed: string }) {
  const may = useMay('/synonyms/set');
  const [phrases, setPhrases] = useState(kept?.phrases.join(', ') ?? proposed);
  const preview = usePreview(kept?.id ?? 0);
  const problem = preview.refusal?.fieldErrors.find(({ field }) => field === 'phrases')?.message;
  const { previewed } = preview;
  // What is saved is what was looked at.
  const isCurrent = previewed !== null && (previewed.phrases === '' || previewed.phrases === phrases);
  return (
    <>
      <Card look="roomy">
        <DeskForm onSubmit={() => preview.ask(phrases)} gap="md">
          <p>Each word or phrase finds products that have one of the others: “hewlett packard” finds HP, and HP finds “hewlett packard”.</p>
          <TextArea label="Words for the same thing" hint="With commas or on lines of their own: laptop, notebook" isRequired rows={4} maxLength={2000} readOnly={!may} value={phrases} error={problem} onChange={(event) => setPhrases(event.target.value)} />
          <Refused refusal={problem === undefined ? preview.refusal : null} />
          <Actions>
            {may && <Button type="submit" look={isCurrent ? 'secondary' : 'primary'} isPending={preview.isPending} pendingLabel="Searches are asked">Preview the change</Button>}
            {may && kept !== null && <Button isPending={preview.isPending} onClick={() => void preview.ask('')}>Preview removing it</Button>}
            <Link href={synonymsRoom}>All synonyms</Link>
          </Actions>
        </DeskForm>
      </Card>
      {isCurrent && <Previewed kept={kept} previewed={previewed} />}
    </>
  );
}

function Previewed({ kept, previewed: { phrases, effects } }: { kept: ListedSynonyms | null; previewed: NonNullable<ReturnType<typeof usePreview>['previewed']> }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), [effects]);
  const go = useNavigate();
  const set = useChange('/synonyms/set');
  const removal = useChange('/synonyms/remove');
  const save = async (): Promise<void> => {
    const answer = await set.send({ id: kept?.id ?? null, phrases, was: kept?.phrases ?? null });
    if (answer !== null) await go(synonymsRoom, { state: kept === null ? 'added' : 'changed' });
  };
  const remove = async (): Promise<void> => {
    if (kept !== null && (await removal.send({ id: kept.id, was: kept.phrases })) !== null) await go(synonymsRoom, { state: 'removed' });
  };
  const isRemoval = phrases === '';
  return (
    <div ref={place} tabIndex={-1}>
      <Section title={isRemoval ? 'What searches would find without it' : 'What searches would find'}>
        <Effects {...effects} />
        <Refused refusal={set.refusal ?? removal.refusal} />
        <Actions>
          {isRemoval ? <Button look="danger" isPending={removal.isPending} onClick={() => void remove()}>Remove it</Button> : <Button look="primary" isPending={set.isPending} onClick={() => void save()}>Save</Button>}
        </Actions>
      </Section>
    </div>
  );
}
