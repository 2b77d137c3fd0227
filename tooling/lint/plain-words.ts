import type { Rule } from './early-browser-globals.ts';
import { unplainWords } from './words.ts';

/** A string of three words or more is a sentence for people; shorter ones are keys, names and data. */
const isSentence = (text: string): boolean => text.trim().split(/\s+/).length >= 3;

/** Keeps comments, sentences in strings, and text of pages in plain American English (CONTRIBUTING.md, Words). */
export const plainWords: Rule = {
  create(context) {
    const { sourceCode } = context;
    const check = ({ range: [start, end] }: { readonly range: readonly [number, number] }): void => {
      for (const { index, word, message } of unplainWords(sourceCode.text.slice(start, end))) {
        const [from, to] = [start + index, start + index + word.length];
        context.report({ loc: { start: sourceCode.getLocFromIndex(from), end: sourceCode.getLocFromIndex(to) }, message });
      }
    };
    return {
      Program() {
        for (const comment of sourceCode.getAllComments()) check(comment);
      },
      Literal(node) {
        if (typeof node.value === 'string' && isSentence(node.value)) check(node);
      },
      TemplateElement(node) {
        if (isSentence(node.value.raw)) check(node);
      },
      JSXText: check,
    };
  },
};
