import type { ChangeEvent, FocusEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { normalizedBy, problemOf, type Field } from './field.ts';
import type { Place } from './typed.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The props of a field of `@quartermaster/ui`: `<TextField {...form.input('email')} />`. */
export interface InputProps extends NonNullable<Field['input']> {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly isRequired: boolean;
  readonly error: string | undefined;
  readonly onChange: (event: ChangeEvent<Control>) => void;
  readonly onBlur: (event: FocusEvent<Control>) => void;
  readonly ref: (element: Control | null) => void;
}

interface InputParts {
  readonly id: string;
  readonly error: string | undefined;
  readonly registered: UseFormRegisterReturn;
  readonly mayBeLeftEmpty: boolean;
  readonly onChanged: () => void;
  readonly onWritten: (text: string) => void;
  readonly onLeftEmpty: () => void;
  readonly afterPress: (effect: () => void) => void;
}

export function inputProps({ field, row }: Place, parts: InputParts): InputProps {
  const { id, error, registered, mayBeLeftEmpty, onChanged, onWritten, onLeftEmpty, afterPress } = parts;

  function leave(event: FocusEvent<Control>): void {
    const { target } = event;
    if (!target.isConnected) return;
    const written = normalizedBy(field, target.value);
    if (written !== target.value) onWritten(written);
    if (written === '' && mayBeLeftEmpty) onLeftEmpty();
    else void registered.onBlur(event);
  }

  return {
    ...field.input,
    id,
    error,
    name: registered.name,
    ref(element) {
      const typed = element?.value ?? '';
      registered.ref(element);
      // Typed into the page that a server rendered, before this ran: the library has put the first value in its place.
      if (element !== null && typed !== '' && element.value !== typed) onWritten(typed);
    },
    label: row === undefined ? field.label : `${field.label}, ${row.toLowerCase()}`,
    // A rule that takes no text at all is one for what is typed.
    isRequired: problemOf(field, '') !== null,
    onChange(event) {
      onChanged();
      void registered.onChange(event);
    },
    onBlur: (event) => afterPress(() => leave(event)),
  };
}
