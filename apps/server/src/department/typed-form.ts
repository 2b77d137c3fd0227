import { askedFieldRule, type AskedField, type FieldError } from '@quartermaster/contracts';
import type { FormAnswer } from '../help-desk/index.ts';
import { typedLine, typedText } from '../mail/index.ts';

interface TypedForm {
  /** Of each field, without outer spaces; the empty text where nothing came. */
  readonly values: readonly { readonly name: string; readonly value: string }[];
  readonly errors: readonly FieldError[];
  readonly valueOf: (name: string) => string;
  /** What was answered beside the text, the page, and who answers. */
  readonly answers: readonly FormAnswer[];
}

const ofMessage = new Set(['text', 'page', 'name', 'email']);

/** What came, for the fields that are asked for: what the form does not ask is left out. */
export function readTypedForm(fields: readonly AskedField[], sent: readonly { readonly name: string; readonly value: string }[]): TypedForm {
  const typed = new Map(sent.map(({ name, value }) => [name, value]));
  const values = fields.map(({ name, kind }) => ({ name, value: kind === 'text' ? typedText(typed.get(name)) : typedLine(typed.get(name)) }));
  const valueOf = (name: string): string => values.find((value) => value.name === name)?.value ?? '';
  const errors = fields.flatMap((field): FieldError[] => {
    const message = askedFieldRule(field)(valueOf(field.name));
    return message === null ? [] : [{ field: field.name, message }];
  });
  // A form of questions alone that no one answered says nothing.
  if (errors.length === 0 && values.every(({ value }) => value === '')) {
    const [first] = fields;
    if (first !== undefined) errors.push({ field: first.name, message: 'Answer at least one question.' });
  }
  const answers = fields.flatMap(({ name, label, choices }): FormAnswer[] => {
    const value = valueOf(name);
    if (value === '' || ofMessage.has(name)) return [];
    const chosen = choices.find((choice) => choice.value === value);
    return [{ name, question: label, answer: chosen?.label ?? value, value: chosen?.value ?? null }];
  });
  return { values, errors, valueOf, answers };
}
