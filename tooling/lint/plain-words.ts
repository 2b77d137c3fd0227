import type { Rule } from './early-browser-globals.ts';
import { unplainWords } from './words.ts';

/** A string of three words or more is a sentence for people; shorter ones are keys, names and data. */
const isSentence = (text: string): boolean => text.trim().split(/\s+/).length >= 3;

/** Keeps comments, sentences in strings, and text of pages in plain American English (CONTRIBUTING.md, Words). */
export const plainWords: Rule = {
  create(context) {
    const { sourceCode } = context;
    const check = (text: string, offset: number): void => {
      for (const { index, word, message } of unplainWords(text)) {
        const [from, to] = [offset + index, offset + index + word.length];
        context.report({ loc: { start: sourceCode.getLocFromIndex(from), end: sourceCode.getLocFromIndex(to) }, message });
      }
    };
    const checkNode = ({ range: [start, end] }: { readonly range: readonly [number, number] }): void => check(sourceCode.text.slice(start, end), start);
    return {
      Program() {
        for (const comment of sourceCode.getAllComments()) checkNode(comment);
      },
      Literal(node) {
        if (typeof node.value === 'string' && isSentence(node.value)) checkNode(node);
      },
      TemplateElement(node) {
        // Without its backticks, which would make code of it.
        const { raw } = node.value;
        if (isSentence(raw)) check(raw, sourceCode.text.indexOf(raw, node.range[0]));
      },
      JSXText: checkNode,
    };
  },
};
