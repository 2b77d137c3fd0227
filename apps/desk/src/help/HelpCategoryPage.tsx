import type { DeskAnswer, HelpCategoryAtDesk } from '@quartermaster/contracts-desk';
import { Actions, Alert, Button, Card, Checkbox, Link, Select, Stack, Text, TextField } from '@quartermaster/ui';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Answered } from '../parts/Answered.tsx';
import { DeskForm } from '../parts/DeskForm.tsx';
import { Done } from '../parts/Done.tsx';
import { ReasonForm } from '../parts/ReasonForm.tsx';
import { Refused } from '../parts/Refused.tsx';
import { Room } from '../parts/Room.tsx';
import { useDone } from '../parts/use-done.ts';
import { useMay } from '../wire/desk-context.ts';
import { useAnswer } from '../wire/use-answer.ts';
import { useChange } from '../wire/use-change.ts';

type Icon = DeskAnswer<'/help-categories'>['icons'][number];

const within = { label: 'Help categories', href: '/help-topics/categories' };

/** One category of the help; without a key in the address, a new one. */
export function HelpCategoryPage() {
  const key = useSearchParams()[0].get('key');
  const navigate = useNavigate();
  const may = useMay('/help-category/save');
  const asked = useAnswer('/help-categories', {});
  const { done, changed } = useDone(asked.askAgain);
  const saved = (category: string): void => {
    if (key === null) void navigate(`/help-topics/category?key=${encodeURIComponent(category)}`);
    changed('The category is saved. Browsers keep the help for an hour.');
  };
  return (
    <Room title={key === null ? 'Add a category' : `Category ${key}`} within={within}>
      <Done done={done} />
      <Answered {...asked}>
        {({ categories, icons }) => {
          const kept = categories.find(({ category }) => category === key);
          if (key !== null && kept === undefined) return <Alert tone="info"><p>There is no such category. It may have been removed.</p></Alert>;
          return (
            <Stack gap="lg">
              <Card look="roomy"><CategoryForm key={key ?? ''} kept={kept} icons={icons} last={categories.length + 1} onSaved={saved} /></Card>
              {may && kept?.topics === 0 && <Card look="roomy"><ReasonForm path="/help-category/remove" request={{ category: kept.category, was: kept.state }} onDone={() => void navigate('/help-topics/categories')} label="Reason" hint="It is in the audit log." button="Remove the category" look="danger" /></Card>}
            </Stack>
          );
        }}
      </Answered>
    </Room>
  );
}

type Typed = Omit<HelpCategoryAtDesk, 'supplied' | 'topics' | 'position' | 'icon' | 'state'> & { position: string; icon: Icon };

const typedOf = (kept: HelpCategoryAtDesk | undefined, icons: readonly Icon[], last: number): Typed =>
  kept === undefined
    ? { category: '', label: '', tooltip: '', description: '', icon: 'help', isPopular: false, position: String(last) }
    : { ...kept, position: String(kept.position), icon: icons.find((icon) => icon === kept.icon) ?? 'help' };

function CategoryForm({ kept, icons, last, onSaved }: { kept: HelpCategoryAtDesk | undefined; icons: readonly Icon[]; last: number; onSaved: (category: string) => void }) {
  const may = useMay('/help-category/save');
  const [typed, setTyped] = useState(() => typedOf(kept, icons, last));
  // What was typed is a change of this state, whatever is loaded later.
  const [was, setWas] = useState(kept?.state ?? null);
  const { isPending, refusal, send } = useChange('/help-category/save');
  const errorOf = (name: string) => refusal?.fieldErrors.find(({ field }) => field === name)?.message;
  const field = (name: 'category' | 'label' | 'tooltip' | 'description' | 'position') => ({ value: typed[name], readOnly: !may, error: errorOf(name), onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }) });
  const submit = async (): Promise<void> => {
    const { category, label, tooltip, description, icon, isPopular, position } = typed;
    const answer = await send({ category, label, tooltip, description, icon, isPopular, position, was });
    if (answer === null) return;
    if (kept !== undefined) setWas(answer.state);
    onSaved(answer.category);
  };
  return (
    <DeskForm onSubmit={submit} gap="md">
      {!may && <Text as="p" tone="muted">Your role may read categories. A catalog editor changes them.</Text>}
      {kept === undefined && <TextField label="Key" hint="It is in addresses: small letters, digits and underscores. It cannot be changed later." isRequired width="medium" maxLength={100} {...field('category')} />}
      <TextField label="Name" isRequired width="medium" maxLength={100} {...field('label')} />
      <TextField label="In a few words" hint="Shown where the pointer rests on the name." isRequired maxLength={200} {...field('tooltip')} />
      <TextField label="Description" hint="A sentence under the name." isRequired maxLength={500} {...field('description')} />
      <Select label="Icon" width="medium" isDisabled={!may} value={typed.icon} options={icons.map((value) => ({ value, label: value }))} onChange={({ target }) => setTyped({ ...typed, icon: icons.find((icon) => icon === target.value) ?? 'help' })} />
      <Checkbox label="Among the most popular" isDisabled={!may} checked={typed.isPopular} onChange={({ target }) => setTyped({ ...typed, isPopular: target.checked })} />
      <TextField label="Place" hint="In the order of all; the others move." isRequired width="medium" maxLength={3} inputMode="numeric" {...field('position')} />
      <Refused refusal={refusal !== null && refusal.fieldErrors.length === 0 ? refusal : null} />
      <Actions>{may && <Button type="submit" look="primary" isPending={isPending}>Save the category</Button>}<Link href="/help-topics/categories">All categories</Link></Actions>
    </DeskForm>
  );
}
