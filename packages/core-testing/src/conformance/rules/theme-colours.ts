import { meaningOf, memberName } from '../modules/evaluate.ts';
import type { Node, SourceModule } from '../modules/source-module.ts';
import { walk } from '../modules/walk.ts';
import type { Finding } from '../report/report.ts';
import { holdsColour, writtenColour } from './colour-text.ts';
import { findingAt, type StaticCheck } from './static-rule.ts';
import { parsed, styleSheetsOf } from './style-sheets.ts';

const remedy = "Take it from the theme: token('color....') in a module, var(--qm-color-...) in a stylesheet.";
const message = (property: string, colour: string) => `${property} has the color ${colour} written out, so no theme can change it and no contrast is checked.`;

/** Colors come from tokens; only what declares a token (`--qm-...`, `defineTheme`) writes one out. */
export const themeColours: StaticCheck = {
  rule: 'theme',
  find({ modules, source }) {
    const inSheets = styleSheetsOf(source).flatMap(({ path, root }) =>
      coloursOf(root).map(({ property, colour, line, column }) => ({ check: 'written color', file: path, line, column, message: message(property, colour), remedy })),
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
      if (colour !== null && isStyle(module, above)) found.push(findingAt(module, node, 'written color', message(property, colour), remedy));
    }
    // css`...` and CSS text that is inserted as it is.
    if (node.type === 'TemplateLiteral' || node.type === 'Literal') {
      const text = meaningOf(module, node);
      if (text.kind === 'text' && /[\w-]\s*:[^;{}]+[;}]?/.test(text.text) && (above[0]?.type === 'TaggedTemplateExpression' || text.text.includes('{'))) {
        for (const { property, colour } of coloursOf(parsed(text.text))) found.push(findingAt(module, node, 'written color', message(property, colour), remedy));
      }
    }
  });
  return found;
}

/**
 * A color counts where a style is declared: `css({ ... })`, an attribute of an element, or an object that is handed to one of both. A color that a
 * library keeps for its canvas is no style, and `color: 'red'` may be what a product is.
 */
function isStyle(module: SourceModule, above: readonly Node[]): boolean {
  const calls = above.filter((node) => node.type === 'CallExpression').map((call) => callName(module, call.callee));
  if (calls.includes('@quartermaster/ui defineTheme')) return false;
  if (calls.some((name) => styling.test(name)) || isAttribute(module, above)) return true;
  const declarator = above.find((node) => node.type === 'VariableDeclarator');
  return declarator?.type === 'VariableDeclarator' && declarator.id.type === 'Identifier' && above.indexOf(declarator) <= deepestOfStyle && isHandedToStyle(module, declarator.id);
}

const styling = /^@emotion\/react (css|keyframes|jsx|Global)$|^@emotion\/react\/jsx-runtime jsxs?$|^react\/jsx-runtime jsxs?$/;

/** `createElement('path', { fill: '#000' })`. Props that such a call hands to a component, or puts together first, are the business of a library. */
function isAttribute(module: SourceModule, above: readonly Node[]): boolean {
  const call = above.find((node) => node.type === 'CallExpression');
  if (call?.type !== 'CallExpression' || callName(module, call.callee) !== 'react createElement') return false;
  return meaningOf(module, call.arguments[0]).kind === 'text' && above.some((node) => node === call.arguments[1] && node.type === 'ObjectExpression');
}

/** Objects in objects between a declaration and a color: `{ '&:hover': { color } }`. */
const deepestOfStyle = 8;

/** `const box = { color: '#000' }; css(box)`, also `css({ ...box })` and `css: box`. */
function isHandedToStyle(module: SourceModule, name: Node): boolean {
  let isHanded = false;
  walk(module.program, (node, above) => {
    if (isHanded || node.type !== 'Identifier' || node === name || node.name !== (name.type === 'Identifier' ? name.name : '')) return;
    const variable = module.variableOf(node);
    if (variable === undefined || variable === null || !variable.identifiers.some((identifier) => (identifier as unknown) === name)) return;
    isHanded = above.some((one) => one.type === 'CallExpression' && styling.test(callName(module, one.callee)));
  });
  return isHanded;
}

function callName(module: SourceModule, callee: Node): string {
  const meaning = meaningOf(module, callee);
  return meaning.kind === 'import' ? `${meaning.from} ${meaning.name}` : '';
}
