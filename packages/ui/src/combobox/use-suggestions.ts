import { useEffect, useRef, useState } from 'react';
import type { Suggestion } from './suggestion.ts';

export interface SuggestionSource {
  /** The typed text. */
  term: string;
  /** Fetches suggestions. The signal aborts when the term changes meanwhile; a failure shows no suggestions. */
  load: (term: string, signal: AbortSignal) => Promise<readonly Suggestion[]>;
  /** Shorter terms are not asked for. */
  minLength?: number;
  /** Waits this many milliseconds after the last key. */
  delayMs?: number;
}

interface Answer {
  term: string;
  suggestions: readonly Suggestion[];
}

const nothing: readonly Suggestion[] = [];

/** Suggestions for what is typed: debounced, the last term wins, late answers are dropped. */
export function useSuggestions({ term, load, minLength = 2, delayMs = 150 }: SuggestionSource) {
  const [answer, setAnswer] = useState<Answer>({ term: '', suggestions: nothing });
  const loadRef = useRef(load);
  useEffect(() => { loadRef.current = load; }, [load]);
  const wanted = term.trim();
  const isWanted = wanted.length >= minLength;

  useEffect(() => {
    if (!isWanted) return undefined;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      loadRef.current(wanted, abort.signal).then(
        (suggestions) => { if (!abort.signal.aborted) setAnswer({ term: wanted, suggestions }); },
        () => { if (!abort.signal.aborted) setAnswer({ term: wanted, suggestions: nothing }); },
      );
    }, delayMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [wanted, isWanted, delayMs]);

  return {
    suggestions: isWanted ? answer.suggestions : nothing,
    isLoading: isWanted && answer.term !== wanted,
  };
}
