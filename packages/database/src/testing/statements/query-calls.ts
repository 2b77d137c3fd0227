import type { CallExpression, Node, SourceFile } from 'typescript/unstable/ast';
import { isCallExpression, isPropertyAccessExpression } from 'typescript/unstable/ast/is';
import { API, type Checker } from 'typescript/unstable/sync';

/** A call such as `pool.query(...)` in the source of a program. */
export interface QueryCall {
  /** Path and line of the word `query`. */
  readonly site: string;
  readonly call: CallExpression;
  readonly checker: Checker;
}

/**
 * Looks at the queries of a program with the project's own compiler.
 *
 * @param configuration path of a tsconfig.json
 * @param isRead whether the statements of a source file are looked at
 * @param look is told of each, and sees the types while it runs
 */
export function lookAtQueries<Seen>(configuration: string, isRead: (file: string) => boolean, look: (query: QueryCall) => Seen): Seen[] {
  const api = new API({});
  try {
    const project = api.updateSnapshot({ openProjects: [configuration] }).getProject(configuration);
    if (project === undefined) throw new Error(`The compiler finds no project at ${configuration}.`);
    return project.rootFiles.filter(isRead).flatMap((name) => {
      const file = project.program.getSourceFile(name);
      return file === undefined ? [] : queriesIn(file).map(({ call, site }) => look({ call, site, checker: project.checker }));
    });
  } finally {
    api.close();
  }
}

function queriesIn(file: SourceFile): Pick<QueryCall, 'call' | 'site'>[] {
  const found: Pick<QueryCall, 'call' | 'site'>[] = [];
  const visit = (node: Node): void => {
    const name = isCallExpression(node) ? queryName(node) : null;
    if (isCallExpression(node) && name !== null) found.push({ call: node, site: `${file.fileName}:${file.text.slice(0, name.getStart(file)).split('\n').length}` });
    node.forEachChild((child) => { visit(child); return undefined; });
  };
  visit(file);
  return found;
}

/** The word `query` of a call such as `pool.query(...)`. */
function queryName({ expression }: CallExpression): Node | null {
  return isPropertyAccessExpression(expression) && expression.name.text === 'query' ? expression.name : null;
}
