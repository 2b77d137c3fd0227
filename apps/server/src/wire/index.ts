// The functions and types with which the areas (catalog, search, cart, checkout, order history, login) write their services.
export { implement, implementDocument, type Implementation, type ImplementationOptions, type RateClass } from './implement.ts';
export { asVisitor, authenticated, kept, pdf, plain, redirect, respond, withCartSummary, type KeptReply, type NamedReply, type RedirectReply, type ReplyOf } from './reply.ts';
export { pathUnknown, problem, Problem, requestInvalid, sessionExpired, tooManyRequests } from './problem.ts';
export { serviceAt } from './service-at.ts';
export { nobody, type Caller, type Credentials } from './caller.ts';
export { buyerAddress, sessionAddress, visitorAddress, type Address, type ClientMessages } from './client-messages.ts';
export { signedIn, type Buyer, type RequestContext } from './request-context.ts';
export type { Clock, Randomness } from '../runtime/index.ts';
export { TokenRefused, type TokenPresentation } from './token-presentation.ts';
export { answerForPage } from './answer.ts';
export { Call } from './call.ts';
export { problemEnvelope, writtenEnvelope } from './envelope.ts';
export { problemOf } from './error-problem.ts';
export { bodyLimit, logProblem, registerServices } from './register-services.ts';
export { registerStoreServices, type FindStoreService } from './register-store-services.ts';
export type { Wiring } from './wiring.ts';
export { callers, cartSummaries, clientMessages, storeServiceFinder } from './tokens.ts';
export { wiringFrom } from './wiring-from.ts';
