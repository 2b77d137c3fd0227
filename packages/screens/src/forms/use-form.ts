import { useAfterPress, type SummarizedError } from '@quartermaster/ui';
import { useCallback, useId, useRef, useState, type SubmitEvent } from 'react';
import { useForm as useLibraryForm, type Control } from 'react-hook-form';
import { normalizedBy, problemOf } from './field.ts';
import type { FormOptions } from './form-options.ts';
import { inputProps, type InputProps } from './input-props.ts';
import type { TypedRow } from './row-table.ts';
import { firstTyped, placeOfField, type Place, type Typed } from './typed.ts';
import { useFailureFocus } from './use-failure-focus.ts';
import { useRowTable } from './use-row-table.ts';
import { useServerMessages } from './use-server-messages.ts';

interface FormRow<Column extends string> {
  /** For React. */
  readonly key: string;
  readonly number: number;
  readonly input: (column: Column) => InputProps;
  readonly remove: () => void;
}

export interface FormState<Name extends string, Column extends string = never> {
  readonly id: string;
  readonly control: Control<Typed>;
  readonly onSubmit: (event: SubmitEvent) => void;
  readonly input: (name: Name) => InputProps;
  readonly rows: readonly FormRow<Column>[];
  /** Adds a row, which gets the focus. */
  readonly addRow: () => void;
  /** The problems since a send failed. `attempt` counts the failures that lead the buyer here. */
  readonly summary: { readonly errors: readonly SummarizedError[]; readonly attempt: number };
  /** The texts that are typed now. */
  readonly values: () => Readonly<Record<Name, string>>;
  readonly setValue: (name: Name, value: string) => void;
  /** Gives a field another text where it still has the one from before: what was typed while an answer was on its way stays. */
  readonly replace: (name: Name, before: string, value: string) => void;
  /** The buyer has turned to something else: what was wrong before is not said any longer. */
  readonly forgetErrors: () => void;
}

/**
 * The one way in which screens ask for entries.
 *
 * A field is checked by the contract's rule when it is left and when the form is sent, never while the buyer types. A problem that the server
 * finds is shown at the same fields, until its field is changed or another answer comes. A send that fails leads the buyer to
 * the summary; in a form with one field, and where rows are wrong by the rules, to the first field that is wrong. While a pointer
 * is pressed no message comes or goes. Nothing is sent twice at a time.
 */
export function useForm<Name extends string, Column extends string = never>(options: FormOptions<Name, Column>): FormState<Name, Column> {
  const { fields, answer, errors, table, isPending = false, hasSummary = table !== undefined || fields.length > 1, onSend } = options;
  const id = useId();
  const afterPress = useAfterPress();
  const { register, handleSubmit, setValue, getValues, getFieldState, clearErrors, control, formState } = useLibraryForm<Typed>({
    defaultValues: firstTyped(options), mode: 'onBlur', reValidateMode: 'onBlur', shouldFocusError: false,
  });
  const idOf = ({ idPart }: Place) => `${id}-${idPart}`;
  const rowTable = useRowTable(table, control, idOf);
  const ownPlaces = fields.map(placeOfField);
  const places = [...ownPlaces, ...rowTable.places];
  const server = useServerMessages(answer, errors, (serverField) => {
    const [only] = fields;
    if (!hasSummary && only !== undefined) return only.name;
    return ownPlaces.find(({ idPart }) => idPart === serverField)?.key ?? rowTable.keyOf(serverField);
  });
  const [invalidSends, setInvalidSends] = useState(0);
  const [forgotten, setForgotten] = useState(0);
  const isSending = useRef(false);
  const failures = invalidSends + server.refusals;

  const leadsToSummary = hasSummary && table === undefined;
  useFailureFocus(id, (leadsToSummary ? 0 : invalidSends) + (hasSummary ? 0 : server.refusals));

  const messageAt = ({ key, path }: Place): string | undefined => server.messages.at.get(key) ?? getFieldState(path, formState).error?.message;

  function inputAt(place: Place, isChecked: (all: Typed) => boolean): InputProps {
    const { field, path, key } = place;
    return inputProps(place, {
      id: idOf(place),
      error: messageAt(place),
      registered: register(path, { validate: (typed: string | undefined, all) => (isChecked(all) ? problemOf(field, typed ?? '') : null) ?? true }),
      mayBeLeftEmpty: !leadsToSummary,
      onChanged: () => server.forget(key),
      onWritten: (text) => setValue(path, text),
      onLeftEmpty: () => clearErrors(path),
      afterPress,
    });
  }

  /** All that is typed, as it is written. */
  function written(): Typed {
    for (const { path, field } of places) setValue(path, normalizedBy(field, getValues(path)));
    return getValues();
  }

  async function send(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (isPending || isSending.current) return;
    isSending.current = true;
    let isValid = false;
    const sendAll = handleSubmit(() => {
      isValid = true;
      const all = written();
      return onSend({ ...all.fields } as Record<Name, string>, rowTable.sent(all) as TypedRow<Column>[]);
    });
    try {
      await sendAll(event);
      if (!isValid) setInvalidSends((count) => count + 1);
    } finally {
      isSending.current = false;
    }
  }

  const listed = places.flatMap((place): SummarizedError[] => {
    const message = messageAt(place);
    return message === undefined ? [] : [{ fieldId: idOf(place), message: place.row === undefined ? message : `${place.row}: ${message}` }];
  });
  const general = server.messages.elsewhere.map((message) => ({ fieldId: null, message }));

  return {
    id,
    control,
    onSubmit: (event) => void send(event),
    input: (name) => inputAt(placeNamed(ownPlaces, name), () => true),
    rows: rowTable.rows.map(({ id: rowId }, index) => ({
      key: rowId,
      number: index + 1,
      input: (column) => inputAt(placeNamed(rowTable.placesOf(index, rowId), column), (all) => rowTable.isChecked(index, all)),
      remove: () => rowTable.removeAt(index),
    })),
    addRow: rowTable.add,
    summary: { errors: hasSummary && failures > forgotten ? [...general, ...listed] : [], attempt: leadsToSummary ? failures : server.refusals },
    values: useCallback(() => ({ ...getValues().fields }) as Record<Name, string>, [getValues]),
    setValue: useCallback((name: Name, value: string) => setValue(`fields.${name as string}`, value), [setValue]),
    replace: useCallback((name: Name, before: string, value: string) => {
      const path = `fields.${name as string}` as const;
      if (getValues(path) === before) setValue(path, value);
    }, [getValues, setValue]),
    forgetErrors() {
      clearErrors();
      server.forgetAll();
      setForgotten(failures);
    },
  };
}

function placeNamed(places: readonly Place[], name: string): Place {
  const found = places.find(({ field }) => field.name === name);
  if (found === undefined) throw new Error(`The form has no field "${name}" now. Give it to useForm with its rule before an input is made for it.`);
  return found;
}
