/**
 * The compiler writes `./rule.js` into what it makes of `import './rule.ts'`, but leaves declarations as they are. In a published package
 * there is no `./rule.ts`.
 */
export function withBuiltSpecifiers(declarations: string): string {
  return declarations.replace(/(\bfrom |\bimport\(|\bimport )(["'])(\.{1,2}\/[^"']+)\.tsx?\2/g, '$1$2$3.js$2');
}
