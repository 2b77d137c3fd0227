import { useState } from 'react';

interface Doing {
  /** What an operator has done last, for `Done`. */
  readonly done: { readonly text: string } | null;
  /** Something was changed: says so in a sentence, and asks anew. */
  readonly changed: (text: string) => void;
}

/** What is done on a page that shows an answer. */
export function useDone(askAgain: () => void): Doing {
  const [done, setDone] = useState<Doing['done']>(null);
  const changed = (text: string): void => {
    setDone({ text });
    askAgain();
  };
  return { done, changed };
}
