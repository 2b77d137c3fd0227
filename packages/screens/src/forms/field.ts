import type { FieldRule } from '@quartermaster/contracts';
import type { TextFieldProps } from '@quartermaster/ui';

/** A field of a form, declared once: what it asks for, the rule of the contract that it follows, and how a browser helps to fill it in. */
export interface Field<Name extends string = string> {
  readonly name: Name;
  readonly label: string;
  /** The rule that the server asks too. Null: the field takes any text. A field is required where its rule refuses an empty one. */
  readonly rule: FieldRule | null;
  /** As the server's messages name it; left out where that is `name`. */
  readonly serverName?: string;
  /** The text as it is written, from what people paste. It is shown when the field is left, checked, and sent. */
  readonly normalized?: (typed: string) => string;
  readonly input?: Pick<TextFieldProps, 'hint' | 'autoComplete' | 'autoCapitalize' | 'inputMode' | 'type' | 'maxLength' | 'width'>;
}

export const serverNameOf = ({ name, serverName = name }: Field): string => serverName;

export const normalizedBy = ({ normalized }: Field, typed: string): string => normalized?.(typed) ?? typed;

/** The problem with a typed text, as a sentence; null when there is none. */
export const problemOf = (field: Field, typed: string): string | null => field.rule?.(normalizedBy(field, typed)) ?? null;
