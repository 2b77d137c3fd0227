import type { DeskAnswer, DeskPath, DeskRequest } from '@quartermaster/contracts-desk';
import { Actions, Button, type ButtonLook } from '@quartermaster/ui';
import { useState, type ChangeEvent, type ReactNode } from 'react';
import { useChange } from '../wire/use-change.ts';
import { DeskForm } from './DeskForm.tsx';
import { emptyUnlessChanged } from './empty-unless-changed.ts';
import { Refused } from './Refused.tsx';

/** What the field of the words gets. */
interface WordsFieldProps {
  readonly isRequired: true;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
}

export interface WordsFormProps<Path extends DeskPath<'POST'>, Name extends string> {
  path: Path;
  /** Of the field in the request. */
  name: Name;
  /** The rest of what is sent with the words. */
  request: Omit<DeskRequest<Path>, Name>;
  field: (props: WordsFieldProps) => ReactNode;
  button: string;
  look?: ButtonLook;
  children?: ReactNode;
  onDone: (answer: DeskAnswer<Path>) => void;
}

/** A change that needs words of the operator and a press. What was typed stays where it is refused. */
export function WordsForm<Path extends DeskPath<'POST'>, Name extends string>({ path, name, request, field, button, look = 'secondary', children, onDone }: WordsFormProps<Path, Name>) {
  const [words, setWords] = useState('');
  const { isPending, refusal, send } = useChange(path);
  const error = refusal?.fieldErrors.find((problem) => problem.field === name)?.message;
  const submit = async (): Promise<void> => {
    const answer = await send({ ...request, [name]: words } as unknown as DeskRequest<Path>);
    if (answer === null) return;
    setWords(emptyUnlessChanged(words));
    onDone(answer);
  };
  return (
    <DeskForm onSubmit={submit}>
      {children}
      {field({ isRequired: true, value: words, error, onChange: (event) => setWords(event.target.value) })}
      <Refused refusal={error === undefined ? refusal : null} />
      <Actions><Button type="submit" look={look} isPending={isPending}>{button}</Button></Actions>
    </DeskForm>
  );
}
