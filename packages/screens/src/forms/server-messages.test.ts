import { expect, it } from 'vitest';
import { placedMessages, withoutMessage } from './server-messages.ts';

const keyOf = (field: string) => (field === 'other' ? null : field);

it('the first message for each field counts, and what is about no field is kept apart', () => {
  const messages = placedMessages([{ field: 'zip', message: 'first' }, { field: 'zip', message: 'second' }, { field: 'other', message: 'third' }], keyOf);
  expect([...messages.at]).toEqual([['zip', 'first']]);
  expect(messages.elsewhere).toEqual(['third']);
});

it('a message goes alone, and the change of a field without one changes nothing', () => {
  const messages = placedMessages([{ field: 'zip', message: 'a' }, { field: 'city', message: 'b' }], keyOf);
  expect([...withoutMessage(messages, 'zip').at]).toEqual([['city', 'b']]);
  expect(withoutMessage(messages, 'state')).toBe(messages);
});
