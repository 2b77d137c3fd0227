import { nameProblem, textProblem } from '../../purchase-orders/index.ts';
import { typedLine, typedText } from '../../mail/index.ts';
import { requestInvalid } from '../../wire/index.ts';

/** A text that others read, without what would disguise it. @throws Problem 400 for one that may not be kept, such as one with a card number */
export function checkedText(field: string, typed: string): string {
  const text = typedText(typed);
  const problem = text === '' ? 'Write it in words.' : textProblem(text);
  if (problem !== null) throw requestInvalid([{ field, message: problem }]);
  return text;
}

/** The same for a name or a number of one line; `ifMissing`: null where it may be left out. */
export function checkedName(field: string, typed: string, ifMissing: string | null): string {
  const name = typedLine(typed);
  const problem = name === '' ? ifMissing : (nameProblem(name) ?? textProblem(name));
  if (problem !== null) throw requestInvalid([{ field, message: problem }]);
  return name;
}
