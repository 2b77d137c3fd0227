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

/** What other forms send to the help desk. */
const formSubjects = {
  'feedback': 'Feedback on a page',
  'survey': 'Answers to the survey',
  'suggestion': 'A product to add',
  'program-question': 'A question about a program',
  'program-request': 'A request to a program',
} as const;

/** What a message at the help desk is about, whichever form it came from. */
export const messageSubjects = { ...commentSubjects, ...formSubjects } as const;
export type MessageSubject = keyof typeof messageSubjects;

export const isMessageSubject = (value: string): value is MessageSubject => Object.hasOwn(messageSubjects, value);
