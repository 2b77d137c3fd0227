import type { Envelope, ErrorAttributes } from '@quartermaster/contracts';
import { CallFailure, errorTexts } from '../errors/index.ts';
import { asEnvelope } from './envelope.ts';
import { TransportFailure } from './transport.ts';

/** An error of the transport as a failure that the engine understands (specification, section 8). */
export async function failureOf(error: unknown): Promise<CallFailure> {
  if (error instanceof CallFailure) return error;
  if (!(error instanceof TransportFailure)) return new CallFailure('network', errorTexts.httpError.message);
  if (error.isAbandoned) return new CallFailure('abandoned', 'The request was stopped.');
  const { response } = error;
  if (response === null) {
    return new CallFailure('network', `${errorTexts.notReached.title}. ${errorTexts.notReached.message}`);
  }
  const envelope: Envelope<Partial<ErrorAttributes>> | null =
    response.data instanceof Blob ? asEnvelope(await response.data.text()) : asEnvelope(response.data);
  const attributes: Partial<ErrorAttributes> = envelope?.attributes ?? {};
  return new CallFailure(attributes.accessPath ? 'access' : 'http', envelope?.message ?? errorTexts.httpError.message, {
    status: response.status,
    statusText: response.statusText,
    ...(envelope?.msgType && { title: envelope.msgType }),
    ...(attributes.errorID && { errorID: attributes.errorID }),
    ...(attributes.occurrenceTimeOnServer && { occurrenceTimeOnServer: attributes.occurrenceTimeOnServer }),
    ...(attributes.code && { code: attributes.code }),
    ...(attributes.accessPath && { accessPath: attributes.accessPath }),
    ...(attributes.fieldErrors && { fieldErrors: attributes.fieldErrors }),
    ...(attributes.detailedErrorMessage && { detail: attributes.detailedErrorMessage }),
  });
}
