import { AxiosError } from 'axios';
import type { Envelope, ErrorAttributes } from '@quartermaster/contracts';
import { CallFailure, errorTexts } from '../errors/index.ts';
import { asEnvelope } from './envelope.ts';

/** An error of the HTTP client as a failure that the engine understands (specification, section 8). */
export async function failureOf(error: unknown): Promise<CallFailure> {
  if (error instanceof CallFailure) return error;
  if (!(error instanceof AxiosError)) return new CallFailure('network', errorTexts.httpError.message);
  if (error.code === AxiosError.ERR_CANCELED) return new CallFailure('abandoned', 'The request was stopped.');
  const { response } = error;
  if (response === undefined) {
    return new CallFailure('network', 'The server could not be reached. Check your connection and try again.');
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
