import type { SpecialItemNumber } from '@quartermaster/contracts-desk';
import { Actions, Button, Card, Link, Text, TextField } from '@quartermaster/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Answered } from '../parts/Answered.tsx';
import { DeskForm } from '../parts/DeskForm.tsx';
import { Done } from '../parts/Done.tsx';
import { Refused } from '../parts/Refused.tsx';
import { Room } from '../parts/Room.tsx';
import { useDone } from '../parts/use-done.ts';
import { useMay } from '../wire/desk-context.ts';
import { useAnswer } from '../wire/use-answer.ts';
import { useChange } from '../wire/use-change.ts';

const words = { added: 'It has its title: buyers read it with their next page.', changed: 'The title is changed.', same: 'It was so already.', removed: 'The title is removed: buyers read the number alone.' } as const;

/** Gives a Special Item Number its title, or changes and takes away the one that the address names. */
export function SpecialItemNumberPage() {
  const sin = useSearchParams()[0].get('sin');
  const asked = useAnswer('/special-item-numbers', {});
  const { done, changed } = useDone(asked.askAgain);
  return (
    <Room title={sin === null ? 'Add a title' : `Number ${sin}`} within={{ label: 'Special Item Numbers', href: '/catalog/special-item-numbers' }}>
      <Done done={done} />
      <Answered {...asked}>{({ specialItemNumbers }) => <TitleForm key={sin ?? ''} isNew={sin === null} kept={specialItemNumbers.find((one) => one.sin === sin) ?? { sin: sin ?? '', title: '', largeCategory: '', source: '' }} onChanged={changed} />}</Answered>
    </Room>
  );
}

type Typed = Omit<SpecialItemNumber, 'offers'>;

function TitleForm({ kept: { sin, title, largeCategory, source }, isNew, onChanged }: { kept: Typed; isNew: boolean; onChanged: (what: string) => void }) {
  const may = useMay('/special-item-number/set');
  const [typed, setTyped] = useState<Typed>({ sin, title, largeCategory, source });
  const { isPending, refusal, send } = useChange('/special-item-number/set');
  const field = (name: keyof Typed) => ({ value: typed[name], readOnly: !may, error: refusal?.fieldErrors.find((one) => one.field === name)?.message, onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }) });
  const set = async (active: boolean): Promise<void> => {
    const answer = await send({ ...typed, active });
    if (answer !== null) onChanged(words[answer.outcome]);
  };
  return (
    <Card look="roomy">
      <DeskForm onSubmit={() => set(true)} gap="md">
        {!may && <Text as="p" tone="muted">Your role may read titles. A catalog editor changes them.</Text>}
        <TextField label="Special Item Number" hint="As contracts write it, such as 54151S." isRequired width="medium" maxLength={20} {...field('sin')} readOnly={!may || !isNew} />
        <TextField label="Title" isRequired maxLength={200} {...field('title')} />
        <TextField label="Large category" hint="Such as Information Technology." width="medium" maxLength={100} {...field('largeCategory')} />
        <TextField label="Where you read it" hint="Such as the list of the schedule, with its day." maxLength={300} {...field('source')} />
        <Refused refusal={refusal !== null && refusal.fieldErrors.length === 0 ? refusal : null} />
        <Actions>
          {may && <Button type="submit" look="primary" isPending={isPending}>Save the title</Button>}
          {may && title !== '' && <Button look="danger" isPending={isPending} onClick={() => void set(false)}>Remove the title</Button>}
          <Link href="/catalog/special-item-numbers">All numbers</Link>
        </Actions>
      </DeskForm>
    </Card>
  );
}
