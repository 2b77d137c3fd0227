import type { RuleTester } from 'oxlint/plugins-dev';

/** oxlint does not export this type by a name of its own. */
export type Rule = Parameters<RuleTester['run']>[1];

interface Node {
  readonly type: string;
  readonly parent?: Node | null;
  readonly [key: string]: unknown;
}

const BROWSER = new Set([
  'window', 'document', 'navigator', 'location', 'history', 'screen', 'localStorage', 'sessionStorage', 'indexedDB', 'matchMedia',
  'getComputedStyle', 'requestAnimationFrame', 'requestIdleCallback', 'innerWidth', 'innerHeight', 'visualViewport', 'CSS',
  'Element', 'HTMLElement', 'Node', 'DOMParser', 'Image', 'MutationObserver', 'ResizeObserver', 'IntersectionObserver',
]);

const AT_LOAD = 'is read while this file loads, and a server loads it too, without a browser. Read it in a handler or an effect, or have it handed in.';
const IN_RENDER = 'is read while this renders, and pages are rendered on the server first. Read it in a handler or an effect, through useSyncExternalStore with a server value, or have it handed in.';

/**
 * Finds browser globals that are read while a file loads or while a component renders: both happen on a server too, and
 * there the page would fail. Handlers and effects run in browsers only and may read them.
 */
export const earlyBrowserGlobals: Rule = {
  create(context) {
    return {
      'Program:exit'() {
        const scope = context.sourceCode.scopeManager.globalScope;
        // A global that the configuration knows is a variable without a definition; any other is a name that leads nowhere.
        const known = scope?.variables.filter(({ defs }) => defs.length === 0).flatMap(({ references }) => references) ?? [];
        for (const reference of [...(scope?.through ?? []), ...known]) {
          const identifier: unknown = reference.identifier;
          if (!isNode(identifier) || !BROWSER.has(String(identifier['name'])) || isOnlyType(reference) || isAskedFor(identifier)) continue;
          const runs = whenItRuns(identifier);
          if (runs === 'later') continue;
          context.report({ node: reference.identifier, message: `'${String(identifier['name'])}' ${runs === 'load' ? AT_LOAD : IN_RENDER}` });
        }
      },
    };
  },
};

/** TypeScript's scopes tell types from values; the declared type of a reference does not know that. */
function isOnlyType(reference: object): boolean {
  return 'isValueReference' in reference && reference.isValueReference === false;
}

/** `typeof document`, and the code behind such a question, knows that there may be no browser. */
function isAskedFor(identifier: Node): boolean {
  for (let node: Node | null | undefined = identifier; node; node = node.parent) {
    if (node.type === 'UnaryExpression' && node['operator'] === 'typeof') return true;
    if (node.type === 'IfStatement' || node.type === 'ConditionalExpression') if (asksForType(node['test'])) return true;
    if (node.type === 'LogicalExpression' && asksForType(node['left'])) return true;
  }
  return false;
}

function asksForType(value: unknown): boolean {
  if (!isNode(value)) return false;
  if (value.type === 'UnaryExpression') return value['operator'] === 'typeof' || asksForType(value['argument']);
  return asksForType(value['left']) || asksForType(value['right']);
}

/** A function is taken as called later, unless it is a component, a hook, or what React calls while it renders. */
function whenItRuns(identifier: Node): 'load' | 'render' | 'later' {
  for (let node: Node | null | undefined = identifier; node; node = node.parent) {
    if (node.type === 'PropertyDefinition' && node['static'] !== true) return 'later';
    if (!/Function/.test(node.type) || isCalledAtOnce(node)) continue;
    const name = nameOf(node);
    return name !== undefined && /^([A-Z]|use[A-Z])/.test(name) ? 'render' : isCalledInRender(node) ? 'render' : 'later';
  }
  return 'load';
}

function isCalledAtOnce({ parent, ...node }: Node): boolean {
  return parent?.type === 'CallExpression' && isNode(parent['callee']) && parent['callee']['start'] === node['start'] && parent['callee'].type === node.type;
}

function isCalledInRender({ parent, start }: Node): boolean {
  if (parent?.type !== 'CallExpression' || !isNode(parent['callee'])) return false;
  const first = Array.isArray(parent['arguments']) ? (parent['arguments'] as readonly unknown[])[0] : undefined;
  return ['useMemo', 'useState'].includes(String(parent['callee']['name'])) && isNode(first) && first['start'] === start;
}

function nameOf(node: Node): string | undefined {
  const named = node['id'] ?? (node.parent?.type === 'VariableDeclarator' ? node.parent['id'] : undefined);
  return isNode(named) && typeof named['name'] === 'string' ? named['name'] : undefined;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
