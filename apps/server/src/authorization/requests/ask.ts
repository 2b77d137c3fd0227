import { authorizationRequestRules, holdsCardNumber, parseDollars } from '@quartermaster/contracts';
import type { Queries } from '../../runtime/index.ts';
import { typedLine, typedText } from '../../mail/index.ts';
import { governmentOf, isSameGovernment, type Government } from '../../virtual-store/index.ts';
import { mayBeOwn } from './own-address.ts';

/** What a member typed. */
export interface TypedRequest {
  readonly supervisorName: string;
  readonly supervisorEmail: string;
  readonly purpose: string;
  readonly yearly: string;
}

interface FieldError {
  field: string;
  message: string;
}

export type CheckedRequest = { readonly errors: FieldError[] } | { readonly errors?: never; readonly asked: { readonly supervisorName: string; readonly supervisorEmail: string; readonly purpose: string; readonly yearly: number } };

/** Checks what was typed. @param own the addresses of the member @param government the member's */
export async function checkRequest(queries: Queries, typed: TypedRequest, own: readonly string[], government: Government): Promise<CheckedRequest> {
  const values = { ...typed, supervisorName: typedLine(typed.supervisorName), supervisorEmail: typed.supervisorEmail.trim(), purpose: typedText(typed.purpose) };
  const errors = Object.entries(authorizationRequestRules).flatMap(([field, rule]): FieldError[] => {
    const message = rule(values[field as keyof TypedRequest]);
    return message === null ? [] : [{ field, message }];
  });
  if (holdsCardNumber(values.purpose)) errors.push({ field: 'purpose', message: 'This looks like the number of a card. Your supervisor does not need it: leave it out.' });
  if (!errors.some(({ field }) => field === 'supervisorEmail')) errors.push(...(await supervisorErrors(queries, values.supervisorEmail, own, government)));
  const yearly = parseDollars(values.yearly);
  if (errors.length > 0 || yearly === null) return { errors };
  return { asked: { supervisorName: values.supervisorName, supervisorEmail: values.supervisorEmail, purpose: values.purpose, yearly } };
}

async function supervisorErrors(queries: Queries, email: string, own: readonly string[], government: Government): Promise<FieldError[]> {
  if (mayBeOwn(email, own)) return [{ field: 'supervisorEmail', message: 'This is an address of yours. Enter the address of your supervisor.' }];
  const theirs = await governmentOf(queries, email);
  if (theirs !== null && isSameGovernment(theirs, government)) return [];
  return [{ field: 'supervisorEmail', message: `Enter an address of ${government.government}, as yours is. If your supervisor has another one, ask the help desk to list its domain.` }];
}
