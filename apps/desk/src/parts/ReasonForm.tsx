import type { DeskPath } from '@quartermaster/contracts-desk';
import { TextField } from '@quartermaster/ui';
import { WordsForm, type WordsFormProps } from './WordsForm.tsx';

interface ReasonFormProps<Path extends DeskPath<'POST'>> extends Omit<WordsFormProps<Path, 'reason'>, 'name' | 'field'> {
  label: string;
  hint: string;
}

/** A change that needs a reason and a press. */
export const ReasonForm = <Path extends DeskPath<'POST'>>({ label, hint, ...form }: ReasonFormProps<Path>) => (
  <WordsForm {...form} name="reason" field={(field) => <TextField label={label} hint={hint} width="medium" maxLength={500} {...field} />} />
);
