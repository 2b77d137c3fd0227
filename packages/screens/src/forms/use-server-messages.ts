import type { FieldError } from '@quartermaster/contracts';
import { useState } from 'react';
import { noMessages, placedMessages, withoutMessage } from './server-messages.ts';

/**
 * The problems that the server found. A message stays until its own field is changed or another answer comes; leaving a field, another
 * field's change and a failed send leave it where it is.
 *
 * @param answer each answer is another object, and counts anew
 */
export function useServerMessages(answer: object, errors: readonly FieldError[], keyOf: (serverField: string) => string | null) {
  const [held, setHeld] = useState(() => ({ answer, messages: placedMessages(errors, keyOf), refusals: Math.min(errors.length, 1) }));
  if (held.answer !== answer) {
    setHeld({ answer, messages: placedMessages(errors, keyOf), refusals: held.refusals + Math.min(errors.length, 1) });
  }
  return {
    messages: held.messages,
    /** How many answers found something wrong. */
    refusals: held.refusals,
    forget: (key: string) => setHeld((before) => ({ ...before, messages: withoutMessage(before.messages, key) })),
    forgetAll: () => setHeld((before) => ({ ...before, messages: noMessages })),
  };
}
