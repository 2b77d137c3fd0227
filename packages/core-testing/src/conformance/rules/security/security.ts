import type { StaticCheck } from '../static-rule.ts';
import { codeFromText } from './code-from-text.ts';
import { inlineCode } from './inline-code.ts';
import { otherOrigins } from './other-origins.ts';
import { rawHtml } from './raw-html.ts';
import { storedSecrets } from './stored-secrets.ts';
import { styleSheetOrigins } from './style-sheet-origins.ts';

const checks = [codeFromText, inlineCode, rawHtml, storedSecrets, otherOrigins];

/** No code from text, no raw HTML, nothing read that is the engine's, no other origin (docs/conformance.md). */
export const securityRule: StaticCheck = {
  rule: 'security',
  find({ modules, source }) {
    return [...modules.flatMap((module) => checks.flatMap((check) => check(module))), ...styleSheetOrigins(source)];
  },
};
