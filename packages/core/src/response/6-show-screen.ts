import { errorTexts, noMappingText } from '../errors/index.ts';
import type { ResponseStep } from './response-context.ts';

/** The screen of path and response name, or the error that says what is missing (specification, section 4, step 6). */
export const showScreen: ResponseStep = async ({ request, answer, parts }) => {
  const envelope = answer.kind === 'envelope' ? answer.envelope : null;
  const responseName = envelope?.responseName;
  if (typeof responseName !== 'string' || responseName === '') {
    return { kind: 'error', path: '/error/missing_response', text: errorTexts.missingResponse };
  }
  const definition = await parts.resolve(request.path, envelope?.pathInfo, responseName);
  if (definition === null) {
    return { kind: 'error', path: '/error/unexpected_response', text: noMappingText(request.path, responseName) };
  }
  return { kind: 'show', definition, responseName };
};
