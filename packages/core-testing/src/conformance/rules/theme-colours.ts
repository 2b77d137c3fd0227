import { meaningOf, memberName } from '../modules/evaluate.ts';
import type { Node, SourceModule } from '../modules/source-module.ts';
import { walk } from '../modules/walk.ts';
import type { Finding } from '../report/report.ts';
import { holdsColour, writtenColour } from './colour-text.ts';
import { findingAt, type StaticCheck } from './static-rule.ts';
import { parsed, styleSheetsOf } from './style-sheets.ts';

const remedy = "Take it from the theme: token('color....') in a module, var(--qm-color-...) in a stylesheet.";
const message = (property: string, colour: string) => `${property} has the colour ${colour} written out, so no theme can change it and no contrast is checked.`;

/** Colours come from tokens; only what declares a token (`--qm-...`, `defineTheme`) writes one out. */
export const themeColours: StaticCheck = {
  rule: 'theme',
  find({ modules, source }) {
    const inSheets = styleSheetsOf(source).flatMap(({ path, root }) =>
      coloursOf(root).map(({ property, colour, line, column }) => ({ check: 'written colour', file: path, line, column, message: message(property, colour), remedy })),
    );
    return [...modules.flatMap(inModule), ...inSheets];
  },
};

function coloursOf(root: ReturnType<typeof parsed>) {
  const found: { property: string; colour: string; line: number; column: number }[] = [];
  root.walkDecls(({ prop, value, source }) => {
    const colour = !prop.startsWith('--qm-') && (holdsColour(prop) || prop.startsWith('--')) ? writtenColour(value) : null;
    if (colour !== null) found.push({ property: prop, colour, line: source?.start?.line ?? 1, column: source?.start?.column ?? 1 });
  });
  return found;
}

function inModule(module: SourceModule): Finding[] {
  const found: Finding[] = [];
  walk(module.program, (node, above) => {
    if (node.type === 'Property') {
      const property = memberName(module, { computed: node.computed, property: node.key });
      const value = property !== null && holdsColour(property) ? meaningOf(module, node.value) : null;
      if (property === null || value?.kind !== 'text') return;
      const colour = writtenColour(value.text);
      if (colour !== null && isStyle(module, property, value.text, colour, above)) found.push(findingAt(module, node, 'written colour', message(property, colour), remedy));
    }
    // css`...` and CSS text that is inserted as it is.
    if (node.type === 'TemplateLiteral' || node.type === 'Literal') {
      const text = meaningOf(module, node);
      if (text.kind === 'text' && /[\w-]\s*:[^;{}]+[;}]?/.test(text.text) && (above[0]?.type === 'TaggedTemplateExpression' || text.text.includes('{'))) {
        for (const { property, colour } of coloursOf(parsed(text.text))) found.push(findingAt(module, node, 'written colour', message(property, colour), remedy));
      }
    }
  });
  return found;
}

/**
 * `border: '#ccc'` is a token of a theme, `border: '1px solid #ccc'` a style; colour names are colours only where a style is declared:
 * `color: 'red'` may be what a product is.
 */
function isStyle(module: SourceModule, property: string, value: string, colour: string, above: readonly Node[]): boolean {
  const calls = above.filter((node) => node.type === 'CallExpression').map((call) => meaningOf(module, call.callee));
  const names = calls.map((callee) => (callee.kind === 'import' ? `${callee.from} ${callee.name}` : ''));
  if (names.includes('@quartermaster/ui defineTheme')) return false;
  if (names.some((name) => /^@emotion\/react (css|keyframes)$|^@emotion\/react\/jsx-runtime jsxs?$|^react\/jsx-runtime jsxs?$/.test(name))) return true;
  const isTokenLike = property === 'border' && value.trim() === colour;
  return !isTokenLike && !/^[a-z]+$/i.test(colour);
}
