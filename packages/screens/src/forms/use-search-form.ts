import { useEffect, useRef } from 'react';
import type { FormOptions } from './form-options.ts';
import { useForm, type FormState } from './use-form.ts';

/**
 * A form of what is looked for, which the address has: each further answer brings its values, by Back too. A field keeps what was typed while that answer was on
 * its way, and at first what was typed before this ran.
 */
export function useSearchForm<Name extends string>({ values, onSend, ...options }: FormOptions<Name> & { readonly values: Readonly<Record<Name, string>> }): FormState<Name> {
  const { answer, fields } = options;
  const shown = useRef(answer);
  /** What the fields were given or have sent last. */
  const given = useRef(values);
  const form = useForm<Name>({
    ...options,
    values,
    onSend(typed, rows) {
      given.current = typed;
      return onSend(typed, rows);
    },
  });
  const { replace } = form;
  useEffect(() => {
    if (shown.current === answer) return;
    shown.current = answer;
    for (const { name } of fields) replace(name, given.current[name], values[name]);
    given.current = values;
  }, [answer, fields, values, replace]);
  return form;
}
