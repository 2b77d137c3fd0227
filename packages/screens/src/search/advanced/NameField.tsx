import type { AdvancedCriteria } from '@quartermaster/contracts';
import { useCall } from '@quartermaster/core';
import { useSuggestions } from '@quartermaster/ui';
import { useRef } from 'react';
import { SuggestedField, useTypedText, type FormState } from '../../forms/index.ts';
import { matchingValues, type FacetValue } from '../facets/matching-values.ts';
import { valueCountText } from '../facets/value-count.ts';
import type { FormKind } from './criterion-fields.ts';

const mostSuggested = 10;

/** The lists of names, by the field that takes one of them. */
const nameLists = { manufacturer: '/search/mfr_list', vendor: '/search/vnd_list' } as const;

interface NameFieldProps {
  name: keyof typeof nameLists;
  kind: FormKind;
  form: Pick<FormState<keyof AdvancedCriteria>, 'input' | 'setValue' | 'control'>;
}

/** A field for a name of the catalog, with those that have what is typed. The list is read once, when something is typed. */
export function NameField({ name, kind, form }: NameFieldProps) {
  const call = useCall();
  const list = useRef<readonly FacetValue[] | null>(null);
  const { suggestions } = useSuggestions({
    term: useTypedText(form, name),
    load: async (text, signal) => {
      // Of several names, the last one is being typed.
      const before = text.slice(0, text.lastIndexOf(';') + 1);
      const typed = text.slice(before.length).trim();
      if (typed === '') return [];
      list.current ??= (await call(nameLists[name], { kind }, { signal, spinner: false })).attributes.values;
      return matchingValues(list.current, typed).slice(0, mostSuggested).map(({ value, label, count }) => ({ id: value, text: before === '' ? label : `${before} ${label}`, detail: valueCountText(count, true) }));
    },
  });
  return <SuggestedField form={form} name={name} suggestions={suggestions} />;
}
