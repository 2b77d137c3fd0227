import { readFileSync } from 'node:fs';
import { packageFile } from './folder.ts';

/** What a rule may look at. `text` is the title and the description on one line; `attributes` has a line `key=value` each. */
export interface Described {
  readonly type: string;
  readonly title: string;
  readonly text: string;
  readonly attributes: string;
}

const fields = ['type', 'title', 'text', 'attributes'] as const;

interface Rule {
  readonly category: string;
  readonly field: (typeof fields)[number];
  readonly pattern: RegExp;
}

/** What no rule knows. */
export const OTHER = 'other';

/** A rule table: tab-separated category, field and regular expression. The first rule that matches decides. */
export function loadRules(path: string): readonly Rule[] {
  const [, ...lines] = readFileSync(packageFile(path), 'utf8').trimEnd().split('\n');
  return lines.map((line, index) => {
    const [category, fieldName, pattern] = line.split('\t');
    const field = fields.find((name) => name === fieldName);
    if (category === undefined || field === undefined || pattern === undefined) {
      throw new Error(`${path}, line ${index + 2}: needs a category, one of ${fields.join(', ')}, and a pattern.`);
    }
    return { category, field, pattern: new RegExp(pattern, 'im') };
  });
}

export function classify(described: Described, rules: readonly Rule[], otherwise: string = OTHER): string {
  return rules.find((rule) => rule.pattern.test(described[rule.field]))?.category ?? otherwise;
}
