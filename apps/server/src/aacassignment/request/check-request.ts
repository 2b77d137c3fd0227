import { aacPasswordRequestRules, aacRule, holdsCardNumber, type FieldError } from '@quartermaster/contracts';
import { mayBeOwn } from '../../authorization/index.ts';
import { typedLine, typedText } from '../../mail/index.ts';
import { normalAac } from '../../checkout/index.ts';

/** What a buyer typed to request a password. */
export interface TypedRequest {
  readonly aac: string;
  readonly supervisorEmail: string;
  readonly purpose: string;
  readonly password: string;
  readonly repeated: string;
}

/** The same, tidied, with all that is wrong with it by itself; nothing here depends on which activities there are. @param own addresses of the buyer */
export function checkRequest(typed: TypedRequest, own: readonly string[]): TypedRequest & { readonly errors: FieldError[] } {
  const values = { ...typed, aac: normalAac(typed.aac), supervisorEmail: typedLine(typed.supervisorEmail).toLowerCase(), purpose: typedText(typed.purpose) };
  const errors: FieldError[] = [];
  const wrongAac = aacRule(values.aac);
  if (wrongAac !== null) errors.push({ field: 'aac', message: wrongAac });
  for (const [field, rule] of Object.entries(aacPasswordRequestRules)) {
    const message = rule(values[field as keyof typeof aacPasswordRequestRules]);
    if (message !== null) errors.push({ field, message });
  }
  const has = (field: string) => errors.some((error) => error.field === field);
  if (!has('supervisorEmail') && mayBeOwn(values.supervisorEmail, own)) errors.push({ field: 'supervisorEmail', message: 'This is an address of yours. Enter the address of a supervisor of the activity.' });
  if (!has('purpose') && holdsCardNumber(values.purpose)) errors.push({ field: 'purpose', message: 'This looks like the number of a card. Your supervisor does not need it: leave it out.' });
  if (!has('password') && values.repeated !== values.password) errors.push({ field: 'repeated', message: 'This is not the password above. Type it once more.' });
  return { ...values, errors };
}
