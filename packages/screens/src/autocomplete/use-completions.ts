import { useCall } from '@quartermaster/core';
import { useSuggestions, type Suggestion } from '@quartermaster/ui';
import { completionLabel, type Completion } from './suggestion-target.ts';

const maxResults = 10;

interface CompletionLine extends Suggestion {
  completion: Completion;
}

function line(completion: Completion, index: number): CompletionLine {
  const detail = completionLabel[completion.kind];
  return { id: `${index} ${completion.kind} ${completion.id ?? completion.text}`, text: completion.text, ...(detail === undefined ? {} : { detail }), completion };
}

/** Completions of what is being typed (specification, section 7: GET /autocomplete with term and maxResults). */
export function useCompletions(term: string) {
  const call = useCall();
  return useSuggestions({
    term,
    load: async (typed, signal) => {
      const answer = await call('/autocomplete', { term: typed.slice(0, 200), maxResults }, { signal });
      return answer.attributes.suggestions.map(line);
    },
  });
}

/** The completion behind a picked line. */
export const completionOf = (suggestion: Suggestion): Completion =>
  (suggestion as CompletionLine).completion;
