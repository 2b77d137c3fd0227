import { commentRules, type CommentValues, type FieldError } from '@quartermaster/contracts';

type Sent = { readonly [Name in keyof CommentValues]?: string | undefined };

/** The values that were sent, without outer spaces; what is missing, is no path of this site, or looks like no id is empty. */
export function commentValues(sent: Sent): CommentValues {
  const line = (text = ''): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  const page = line(sent.page);
  const errorID = line(sent.errorID);
  return {
    subject: line(sent.subject),
    text: (sent.text ?? '').replaceAll(/\r\n?/g, '\n').replaceAll(/(?!\n|\t)\p{Cc}/gu, ' ').trim(),
    name: line(sent.name),
    email: line(sent.email),
    page: page.startsWith('/') && !page.startsWith('//') ? page : '',
    errorID: /^[\w.:-]+$/.test(errorID) ? errorID : '',
  };
}

/** Every field that breaks its rule, in the order of the form. */
export const commentErrors = (values: CommentValues): FieldError[] =>
  Object.entries(commentRules).flatMap(([field, rule]) => {
    const message = rule(values[field as keyof typeof commentRules]);
    return message === null ? [] : [{ field, message }];
  });
