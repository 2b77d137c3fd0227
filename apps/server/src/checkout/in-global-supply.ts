import { redirect, type RedirectReply, type RequestContext } from '../wire/index.ts';

/** A step of checkout at a path of the Global Supply stores; another store has no screen for it, and is led to its review. */
export const inGlobalSupply = <Request, Answer>(step: (request: Request, context: RequestContext) => Promise<Answer>) =>
  async (request: Request, context: RequestContext): Promise<Answer | RedirectReply> => (context.store.family === 'global supply' ? step(request, context) : redirect('/checkout/checkout_review'));
