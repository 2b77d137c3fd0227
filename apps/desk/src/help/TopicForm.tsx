import type { DeskAnswer } from '@quartermaster/contracts-desk';
import { Actions, Button, Checkbox, Link, Select, TextArea, TextField } from '@quartermaster/ui';
import { useState } from 'react';
import { DeskForm } from '../parts/DeskForm.tsx';
import { Refused } from '../parts/Refused.tsx';
import { useChange } from '../wire/use-change.ts';

type Typed = Pick<DeskAnswer<'/help-topic'>['topic'], 'key' | 'category' | 'heading' | 'content' | 'keywords' | 'isOpen'>;

interface TopicFormProps {
  /** What is there already; null: a new topic. */
  topic: (Typed & { state: string }) | null;
  categories: DeskAnswer<'/help-topic'>['categories'];
  onSaved: (key: string) => void;
}

/** The words of a topic, as they are written. */
export function TopicForm({ topic, categories, onSaved }: TopicFormProps) {
  const [typed, setTyped] = useState<Typed>(topic ?? { key: '', category: categories[0]?.category ?? '', heading: '', content: '', keywords: '', isOpen: false });
  // What was typed is a change of this state, whatever is loaded later.
  const [was, setWas] = useState(topic?.state ?? null);
  const { isPending, refusal, send } = useChange('/help-topic/save');
  const errorOf = (name: string) => refusal?.fieldErrors.find(({ field }) => field === name)?.message;
  const change = (part: Partial<Typed>) => setTyped({ ...typed, ...part });
  const submit = async (): Promise<void> => {
    const { key, category, heading, content, keywords, isOpen } = typed;
    const answer = await send({ key, category, heading, content, keywords, isOpen, was });
    if (answer === null) return;
    if (topic !== null) setWas(answer.state);
    onSaved(answer.key);
  };
  return (
    <DeskForm onSubmit={submit} gap="md">
      {topic === null && <TextField label="Key" hint="It is in the address: small letters, digits and underscores. It cannot be changed later." isRequired width="medium" maxLength={100} value={typed.key} error={errorOf('key')} onChange={({ target }) => change({ key: target.value })} />}
      <TextField label="Heading" isRequired maxLength={200} value={typed.heading} error={errorOf('heading')} onChange={({ target }) => change({ heading: target.value })} />
      <Select label="Category" width="medium" value={typed.category} options={categories.map(({ category, label }) => ({ value: category, label }))} error={errorOf('category')} onChange={({ target }) => change({ category: target.value })} />
      <TextField label="Keywords" hint="Other words by which buyers look for it, with commas between them." maxLength={1000} value={typed.keywords} error={errorOf('keywords')} onChange={({ target }) => change({ keywords: target.value })} />
      <Checkbox label="Shown unfolded" checked={typed.isOpen} onChange={({ target }) => change({ isOpen: target.checked })} />
      <TextArea label="Text" hint="HTML: p, h2 to h4, ul, ol, dl, table, a, strong, em, code. Everything else is taken out before it is shown." isRequired rows={16} maxLength={100_000} value={typed.content} error={errorOf('content')} onChange={({ target }) => change({ content: target.value })} />
      <Refused refusal={refusal !== null && refusal.fieldErrors.length === 0 ? refusal : null} />
      <Actions><Button type="submit" look="primary" isPending={isPending}>Save the topic</Button><Link href="/help-topics">All topics</Link></Actions>
    </DeskForm>
  );
}
