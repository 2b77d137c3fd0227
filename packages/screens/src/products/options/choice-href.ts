import { useNavigation } from '@quartermaster/core';
import { useCallback } from 'react';

/** What of an option is chosen; null: nothing yet. */
interface ChosenOption {
  readonly name: string;
  readonly value: string | null;
}

/** What the address of a configuration says: `choice=Size=Large` for each option that is chosen. */
export const choiceQuery = (id: string, options: readonly ChosenOption[]): { configuration: string; choice: string[] } => ({
  configuration: id,
  choice: options.flatMap(({ name, value }) => (value === null ? [] : [`${name}=${value}`])),
});

/** Gives the address of a configuration with these options chosen. */
export function useChoiceHref(): (id: string, options: readonly ChosenOption[]) => string {
  const { href } = useNavigation();
  return useCallback((id: string, options: readonly ChosenOption[]) => href('/catalog/configuration', choiceQuery(id, options)), [href]);
}
