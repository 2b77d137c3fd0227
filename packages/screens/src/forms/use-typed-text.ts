import { useWatch } from 'react-hook-form';
import type { FormState } from './use-form.ts';

/** The text that a field holds now, for a component that shows something else then. */
export function useTypedText<Name extends string>({ control }: Pick<FormState<Name>, 'control'>, name: Name): string {
  return useWatch({ control, name: `fields.${name as string}` });
}
