import type { z } from 'zod';
import type { CartSummary } from '@quartermaster/contracts';
import type { ServiceDefinition } from '@quartermaster/contracts/schema';
import type { Problem } from './problem.ts';

/** Fields of the envelope beside its attributes (specification, section 3). */
export interface EnvelopeNotes {
  readonly responseType?: 'ERROR' | 'AUTHENTICATED';
  readonly pathInfo?: string;
  readonly type?: string;
  readonly message?: string;
  readonly msgType?: string;
  readonly msgHeader?: string;
}

/** An answer by one of the response names that the service declares. */
export interface NamedReply<Name extends string = string, Attributes = unknown> {
  readonly kind: 'named';
  readonly name: Name;
  readonly attributes: Attributes;
  readonly notes: EnvelopeNotes;
  /** Its session attributes are a visitor's: the store is not for the buyer who calls. */
  readonly asVisitor?: true;
  /** The caller's cart as this answer shows it; without it the cart is read for the session attributes. */
  readonly cartSummary?: CartSummary;
  /** The caller’s unread messages as this answer leaves them; without it they are as they were before the call. */
  readonly unreadMessages?: number;
}

export interface RedirectReply {
  readonly kind: 'redirect';
  readonly url: string;
}

/** A file instead of an envelope; only services of method GET_PDF give one. */
export interface DocumentReply {
  readonly kind: 'document';
  readonly contentType: string;
  readonly fileName: string;
  readonly body: Uint8Array;
}

/** Text or a list instead of an envelope; only services that declare it give one. */
export interface PlainReply<Content = unknown> {
  readonly kind: 'plain';
  readonly content: Content;
}

/** An envelope that was written and kept when it was first given: every process sends its bytes again as they are. */
export interface KeptReply<Name extends string = string> {
  readonly kind: 'kept';
  readonly name: Name;
  /** JSON. */
  readonly envelope: string;
}

export type Reply = NamedReply | RedirectReply | DocumentReply | PlainReply | KeptReply | Problem;

/** Answers are read, never changed: domain values can be handed over as they are. */
type Unchanging<Value> = Value extends readonly (infer Item)[]
  ? readonly Unchanging<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Unchanging<Value[Key]> }
    : Value;

type NamedReplyOf<Service extends ServiceDefinition> = {
  [Name in keyof Service['responses'] & string]: NamedReply<
    Name,
    Unchanging<z.output<NonNullable<Service['responses'][Name]>['attributes']>>
  >;
}[keyof Service['responses'] & string];

/** The answers that the handler of a service may give: its declared response names with their attributes, a redirect, a problem. */
export type ReplyOf<Service extends ServiceDefinition> = Service extends { plain: { content: infer Content extends z.ZodType } }
  ? PlainReply<Unchanging<z.output<Content>>> | Problem
  : NamedReplyOf<Service> | RedirectReply | KeptReply<keyof Service['responses'] & string> | Problem;

/** Answers by response name. Attributes that the schema of the response does not know are taken out before they are sent. */
export function respond<const Name extends string, const Attributes>(
  name: Name,
  attributes: Attributes,
  notes: EnvelopeNotes = {},
): NamedReply<Name, Attributes> {
  return { kind: 'named', name, attributes, notes };
}

/** Sign-in is complete: the web resumes the route that asked for it (specification, section 4). */
export function authenticated<const Attributes>(attributes: Attributes): NamedReply<'Success', Attributes> {
  return respond('Success', attributes, { responseType: 'AUTHENTICATED' });
}

/** The same answer, which says that no buyer is signed in: what a store is told of a buyer whom it refuses. */
export const asVisitor = <const Name extends string, const Attributes>(reply: NamedReply<Name, Attributes>): NamedReply<Name, Attributes> => ({ ...reply, asVisitor: true });

/** The same answer with the summary of the cart that it shows: the cart is not read again for the session attributes. */
export const withCartSummary = <const Name extends string, const Attributes>(reply: NamedReply<Name, Attributes>, cartSummary: CartSummary): NamedReply<Name, Attributes> =>
  ({ ...reply, cartSummary });

/** The same answer of a call that has changed how many messages are unread. */
export const withUnreadMessages = <Reply extends NamedReply>(reply: Reply, unreadMessages: number): Reply => ({ ...reply, unreadMessages });

export const kept = <const Name extends string>(name: Name, envelope: string): KeptReply<Name> => ({ kind: 'kept', name, envelope });

/** Sends the browser elsewhere: a path below `/ws` with its query, or an absolute address. */
export const redirect = (url: string): RedirectReply => ({ kind: 'redirect', url });

/** Text or a list, for a service that declares it. */
export const plain = <const Content>(content: Content): PlainReply<Content> => ({ kind: 'plain', content });

/** A PDF for the browser to show. */
export const pdf = (fileName: string, body: Uint8Array): DocumentReply => ({
  kind: 'document',
  contentType: 'application/pdf',
  fileName,
  body,
});
