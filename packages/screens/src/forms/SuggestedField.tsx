import { ComboboxField, type Suggestion } from '@quartermaster/ui';
import type { ReactNode } from 'react';
import type { FormState } from './use-form.ts';
import { useTypedText } from './use-typed-text.ts';

interface SuggestedFieldProps<Name extends string> {
  form: Pick<FormState<Name>, 'input' | 'setValue' | 'control'>;
  name: Name;
  /** For what is typed now. A text that is not among them stays allowed. */
  suggestions: readonly Suggestion[];
  hint?: ReactNode;
}

/** A field of a form with suggestions. */
export function SuggestedField<Name extends string>({ form, name, suggestions, hint }: SuggestedFieldProps<Name>) {
  const typed = useTypedText(form, name);
  const { ref, onChange, onBlur, autoComplete: _off, autoCapitalize: _none, hint: ownHint, ...field } = form.input(name);
  return (
    <ComboboxField
      {...field} hint={hint ?? ownHint} inputRef={ref} value={typed} suggestions={suggestions} onPick={() => {}} onBlur={onBlur}
      onChange={(text, event) => {
        if (event === undefined) form.setValue(name, text);
        else onChange(event);
      }}
    />
  );
}
