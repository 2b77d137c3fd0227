/** What a message to the help desk is about, in the order of the form. */
export const commentSubjects = {
  order: 'An order',
  product: 'A product or a vendor',
  account: 'Signing in or my account',
  error: 'An error or a page that does not work',
  accessibility: 'Accessibility',
  other: 'Something else',
} as const;
export type CommentSubject = keyof typeof commentSubjects;

export const isCommentSubject = (value: string): value is CommentSubject => Object.hasOwn(commentSubjects, value);
