import { redirect, respond, type RequestContext } from '../../wire/index.ts';
import { refusalOf } from './may-requisition.ts';

/** Says why somebody may not requisition (specification, sections 2 and 6: /restricted); who may is led on. */
export async function restricted(context: RequestContext) {
  const reason = await refusalOf(context);
  return reason === null ? redirect('/fedstrip/fedstrip_init') : respond('FedStripAccessDenied', { reason });
}
