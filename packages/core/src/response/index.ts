export type { Outcome, ResponseParts } from './response-context.ts';
export { handleCallResponse, handleResponse } from './response-pipeline.ts';
