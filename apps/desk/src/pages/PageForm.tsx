import type { DeskAnswer } from '@quartermaster/contracts-desk';
import { Actions, Button, Link, Select, TextArea, TextField } from '@quartermaster/ui';
import { useState } from 'react';
import { DeskForm } from '../parts/DeskForm.tsx';
import { Refused } from '../parts/Refused.tsx';
import { useChange } from '../wire/use-change.ts';
import { informationKinds, kindWords } from './kind-words.ts';

type Typed = Pick<DeskAnswer<'/page'>['page'], 'key' | 'title' | 'shown' | 'updated' | 'content' | 'categories'>;

const kinds = informationKinds.map((value) => ({ value, label: kindWords[value] }));

interface PageFormProps {
  /** What is there already; null: a new page. */
  page: (Typed & { state: string }) | null;
  onSaved: (key: string) => void;
}

/** The words of a page, as they are written. */
export function PageForm({ page, onSaved }: PageFormProps) {
  const [typed, setTyped] = useState<Typed>(page ?? { key: '', title: '', shown: 'page', updated: '', content: '', categories: '' });
  // What was typed is a change of this state, whatever is loaded later.
  const [was, setWas] = useState(page?.state ?? null);
  const { isPending, refusal, send } = useChange('/page/save');
  const errorOf = (name: string) => refusal?.fieldErrors.find(({ field }) => field === name)?.message;
  const change = (part: Partial<Typed>) => setTyped({ ...typed, ...part });
  const submit = async (): Promise<void> => {
    const { key, title, shown, updated, content, categories } = typed;
    const answer = await send({ key, title, shown, updated, content, categories, was });
    if (answer === null) return;
    if (page !== null) setWas(answer.state);
    onSaved(answer.key);
  };
  return (
    <DeskForm onSubmit={submit} gap="md">
      {page === null && <TextField label="Key" hint="It is in the address: letters, digits, hyphens and underscores. It cannot be changed later." isRequired width="medium" maxLength={100} value={typed.key} error={errorOf('key')} onChange={({ target }) => change({ key: target.value })} />}
      <TextField label="Title" isRequired maxLength={200} value={typed.title} error={errorOf('title')} onChange={({ target }) => change({ title: target.value })} />
      <Select label="Shown as" width="medium" value={typed.shown} options={kinds} error={errorOf('shown')} onChange={({ target }) => change({ shown: informationKinds.find((kind) => kind === target.value) ?? 'page' })} />
      <TextField label="Day" hint="Of the last change, or of the news, for example 2026-11-27. Empty: today." width="medium" maxLength={10} value={typed.updated} error={errorOf('updated')} onChange={({ target }) => change({ updated: target.value })} />
      <TextField label="Categories" hint="Pages of programs show these categories of the catalog: their ids, with commas between them." maxLength={1000} value={typed.categories} error={errorOf('categories')} onChange={({ target }) => change({ categories: target.value })} />
      <TextArea label="Text" hint="HTML: p, h2 to h4, ul, ol, dl, table, a, strong, em, code. Everything else is taken out before it is shown." isRequired rows={16} maxLength={100_000} value={typed.content} error={errorOf('content')} onChange={({ target }) => change({ content: target.value })} />
      <Refused refusal={refusal !== null && refusal.fieldErrors.length === 0 ? refusal : null} />
      <Actions><Button type="submit" look="primary" isPending={isPending}>Save the page</Button><Link href="/pages">All pages</Link></Actions>
    </DeskForm>
  );
}
