import type { DeskPath } from '@quartermaster/contracts-desk';
import { TextArea } from '@quartermaster/ui';
import { WordsForm, type WordsFormProps } from '../parts/WordsForm.tsx';

const hint = 'The buyer reads it, by mail too unless they chose otherwise, and so does the vendor. No card numbers.';

interface TextFormProps<Path extends DeskPath<'POST'>> extends Omit<WordsFormProps<Path, 'text'>, 'name' | 'field'> {
  label: string;
}

/** A text that buyer and vendor read. */
export const TextForm = <Path extends DeskPath<'POST'>>({ label, ...form }: TextFormProps<Path>) => (
  <WordsForm {...form} name="text" field={(field) => <TextArea label={label} hint={hint} rows={4} maxLength={2000} {...field} />} />
);
