import type { FieldError } from '@quartermaster/contracts';

/** The problems that the server found: at the fields of a form by their keys, and those that are about no field. */
export interface ServerMessages {
  readonly at: ReadonlyMap<string, string>;
  readonly elsewhere: readonly string[];
}

export const noMessages: ServerMessages = { at: new Map(), elsewhere: [] };

/** The first message for each field counts. `keyOf`: null for a name that no field of the form has. */
export function placedMessages(errors: readonly FieldError[], keyOf: (serverField: string) => string | null): ServerMessages {
  const at = new Map<string, string>();
  const elsewhere: string[] = [];
  for (const { field, message } of errors) {
    const key = keyOf(field);
    if (key === null) elsewhere.push(message);
    else if (!at.has(key)) at.set(key, message);
  }
  return { at, elsewhere };
}

export function withoutMessage(messages: ServerMessages, key: string): ServerMessages {
  if (!messages.at.has(key)) return messages;
  return { ...messages, at: new Map([...messages.at].filter(([other]) => other !== key)) };
}
