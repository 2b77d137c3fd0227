import { commentLimits, commentRules, type CommentValues, type FieldError } from '@quartermaster/contracts';
import { typedLine, typedText } from '../mail/index.ts';
import { pageOfSite } from './page-of-site.ts';

type Sent = { readonly [Name in keyof CommentValues]?: string | undefined };

/** The values that were sent, without outer spaces; what is missing, is no path of this site, looks like no id, or is too long to be either is empty. */
export function commentValues(sent: Sent): CommentValues {
  const page = typedLine(sent.page);
  const errorID = typedLine(sent.errorID);
  return {
    subject: typedLine(sent.subject),
    text: typedText(sent.text),
    name: typedLine(sent.name),
    email: typedLine(sent.email),
    page: pageOfSite(page),
    errorID: /^[\w.:-]+$/.test(errorID) && errorID.length <= commentLimits.errorID ? errorID : '',
  };
}

/** Every field that breaks its rule, in the order of the form. */
export const commentErrors = (values: CommentValues): FieldError[] =>
  Object.entries(commentRules).flatMap(([field, rule]) => {
    const message = rule(values[field as keyof typeof commentRules]);
    return message === null ? [] : [{ field, message }];
  });
