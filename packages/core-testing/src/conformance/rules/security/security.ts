import type { StaticCheck } from '../static-rule.ts';
import { codeFromText } from './code-from-text.ts';
import { hostMembersTaken } from './host-members.ts';
import { inlineCode } from './inline-code.ts';
import { forbiddenElements } from './made-elements.ts';
import { otherOrigins } from './other-origins.ts';
import { pictureScripts } from './picture-scripts.ts';
import { rawHtml } from './raw-html.ts';
import { storedSecrets } from './stored-secrets.ts';
import { styleSheetOrigins } from './style-sheet-origins.ts';

const checks = [codeFromText, inlineCode, rawHtml, forbiddenElements, storedSecrets, hostMembersTaken, otherOrigins] as const;

/** No code from text, no raw HTML, nothing read that is the engine's, no other origin (docs/conformance.md). */
export const securityRule: StaticCheck = {
  rule: 'security',
  find(subject) {
    const { modules, source } = subject;
    return [...modules.flatMap((module) => checks.flatMap((check) => check(module, subject))), ...styleSheetOrigins(source), ...pictureScripts(source)];
  },
};
