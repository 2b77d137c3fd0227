import type { DeskAnswer, KeptSpecialCategory } from '@quartermaster/contracts-desk';
import { Actions, Button, Card, Link, Select, Text, TextArea, TextField } from '@quartermaster/ui';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Answered } from '../parts/Answered.tsx';
import { DeskForm } from '../parts/DeskForm.tsx';
import { Done } from '../parts/Done.tsx';
import { Refused } from '../parts/Refused.tsx';
import { Room } from '../parts/Room.tsx';
import { useDone } from '../parts/use-done.ts';
import { useMay } from '../wire/desk-context.ts';
import { useAnswer } from '../wire/use-answer.ts';
import { useChange } from '../wire/use-change.ts';
import { pageWords } from './category-words.ts';

const pages = Object.entries(pageWords).map(([value, label]) => ({ value, label }));
const kinds = [{ value: '', label: 'Products and services' }, { value: 'products', label: 'Products' }, { value: 'services', label: 'Services' }];
const words = { added: 'It is there: buyers see it with their next page.', changed: 'It is changed.', same: 'It was so already.', removed: 'It is removed.' } as const;

type Typed = Omit<KeptSpecialCategory, 'state' | 'position' | 'kind' | 'indicators' | 'categories' | 'sins' | 'facts'> & { kind: '' | 'products' | 'services' } & Record<'position' | 'indicators' | 'categories' | 'sins' | 'facts', string>;

const rest = ({ state: _state, ...written }: KeptSpecialCategory) => written;

const typedOf = (kept: KeptSpecialCategory | undefined, next: number): Typed =>
  kept === undefined
    ? { id: '', position: String(next), name: '', description: '', path: '/search/special_category_search', words: '', kind: '', indicators: '', categories: '', sins: '', facts: '' }
    : { ...rest(kept), position: String(kept.position), kind: kept.kind ?? '', indicators: kept.indicators.join(' '), categories: kept.categories.join(' '), sins: kept.sins.join(' '), facts: kept.facts.join('\n') };

/** Makes one special category, or changes and takes away the one that the address names. */
export function SpecialCategoryPage() {
  const [params] = useSearchParams();
  const id = params.get('id');
  const asked = useAnswer('/special-categories', {});
  const { done, changed } = useDone(asked.askAgain);
  const navigate = useNavigate();
  // The form of one that is taken away keeps its words: it can be made again.
  const [heldId, setHeldId] = useState<string | null>(null);
  const saved = (made: string, what: string): void => {
    if (id === null) void navigate(`/special-categories/set?id=${encodeURIComponent(made)}`);
    else setHeldId(id);
    changed(what);
  };
  return (
    <Room title={id === null ? 'Make a special category' : 'Change a special category'} within={{ label: 'Special categories', href: '/special-categories' }}>
      <Done done={done} />
      <Answered {...asked}>{(answer) => <CategoryForm key={id === heldId || answer.specialCategories.some((one) => one.id === id) ? id : ''} id={id} {...answer} onChanged={saved} />}</Answered>
    </Room>
  );
}

function CategoryForm({ id, specialCategories, indicators, onChanged }: DeskAnswer<'/special-categories'> & { id: string | null; onChanged: (id: string, what: string) => void }) {
  const may = useMay('/special-category/set');
  const kept = specialCategories.find((one) => one.id === id);
  const [typed, setTyped] = useState(() => typedOf(kept, Math.max(0, ...specialCategories.map(({ position }) => position)) + 1));
  // What was typed is a change of this state, whatever is loaded later.
  const [was, setWas] = useState(kept?.state ?? null);
  const { isPending, refusal, send } = useChange('/special-category/set');
  const problemOf = (name: string) => refusal?.fieldErrors.find(({ field }) => field === name)?.message;
  const field = (name: keyof Typed) => ({ value: typed[name], readOnly: !may, error: problemOf(name), onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }) });
  const chosen = (name: 'path' | 'kind') => {
    const { readOnly: isDisabled, ...rest } = field(name);
    return { ...rest, isDisabled };
  };
  const set = async (active: boolean): Promise<void> => {
    const answer = await send({ ...typed, active, was });
    if (answer === null) return;
    setWas(answer.state);
    onChanged(typed.id, words[answer.outcome]);
  };
  return (
    <Card look="roomy">
      <DeskForm onSubmit={() => set(true)} gap="md">
        <p>What fits all of the conditions is in it; of several indicators, categories or numbers one is enough.</p>
        {!may && <Text as="p" tone="muted">Your role may read special categories. A catalog editor changes them.</Text>}
        <TextField label="Id" hint="In addresses: small letters, digits and underscores." isRequired width="medium" maxLength={50} {...field('id')} readOnly={!may || kept !== undefined} />
        <TextField label="Name" isRequired width="medium" maxLength={100} {...field('name')} />
        <TextField label="Description" hint="A sentence that buyers read beside the name." isRequired maxLength={500} {...field('description')} />
        <TextField label="Place" hint="In the order of all." isRequired width="medium" maxLength={3} inputMode="numeric" {...field('position')} />
        <Select label="Page" width="medium" options={pages} {...chosen('path')} />
        <Select label="Kind" width="medium" options={kinds} {...chosen('kind')} />
        <TextField label="Federal indicators" hint={`Codes with blanks between: ${indicators.map(({ code }) => code).join(', ')}`} maxLength={2000} {...field('indicators')} />
        <TextField label="Categories" hint="Ids with blanks between, such as 63 or 7510: what is below one is in it, too." maxLength={5000} {...field('categories')} />
        <TextField label="Special Item Numbers" hint="With blanks between, such as 54151S: offers under one of them." maxLength={2000} {...field('sins')} />
        <TextField label="Words" hint="As in the search." maxLength={200} {...field('words')} />
        <TextArea label="Before you order" hint="What buyers have to know, a sentence in a line: who may buy, thresholds." rows={5} maxLength={5000} {...field('facts')} />
        <Refused refusal={refusal !== null && refusal.fieldErrors.length === 0 ? refusal : null} />
        <Actions>
          {may && <Button type="submit" look="primary" isPending={isPending}>Save</Button>}
          {may && kept !== undefined && <Button look="danger" isPending={isPending} onClick={() => void set(false)}>Remove it</Button>}
          <Link href="/special-categories">All special categories</Link>
        </Actions>
      </DeskForm>
    </Card>
  );
}
