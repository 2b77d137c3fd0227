export type { Outcome, ResponseParts } from './response-context.ts';
export { handleCallResponse, handleResponse, showHandled } from './response-pipeline.ts';
