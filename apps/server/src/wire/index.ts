// What the areas (catalog, search, cart, checkout, order history, login) write their services with.
export { implement, implementDocument, type Implementation, type ImplementationOptions, type RateClass } from './implement.ts';
export { asVisitor, authenticated, pdf, plain, redirect, respond, type DocumentReply, type NamedReply, type RedirectReply, type Reply, type ReplyOf } from './reply.ts';
export { notYours, problem, Problem, requestInvalid, sessionExpired, signInRequired } from './problem.ts';
export { serviceAt } from './service-at.ts';
export { nobody, type Caller, type Credentials, type SignOn } from './caller.ts';
export { buyerAddress, sessionAddress, visitorAddress, type Address, type ClientMessages } from './client-messages.ts';
export { signedIn, type Buyer, type RequestContext, type SessionHandle } from './request-context.ts';
export type { Clock } from '../runtime/clock.ts';
export type { Randomness } from '../runtime/randomness.ts';
export { TokenRefused, type TokenPresentation } from './token-presentation.ts';
