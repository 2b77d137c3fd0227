import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { PackageManifest } from '../package-manifest.ts';
import { exportsOf, type ExportedName } from './declarations.ts';

/** A longer declaration is named by its fingerprint: that it changed is what counts, and the type stands in the package. */
const longestShown = 30;

/** The API report of a package: what each of its doors exports, in the compiler's words. */
export function apiReport(folder: string, manifest: PackageManifest): string {
  const doors = Object.entries(manifest.exports ?? {}).map(([door, source]) => {
    const file = join(folder, 'dist/types', source.replace(/\.tsx?$/, '.d.ts'));
    return `## ${manifest.name}${door.slice(1)}\n\n\`\`\`ts\n${exportsOf(file).map(shown).join('\n\n')}\n\`\`\`\n`;
  });
  return `# What ${manifest.name} exports\n\nWritten by \`npm run packages:api\`. A change here belongs in CHANGELOG.md too.\n\n${doors.join('\n')}`;
}

function shown({ name, declaration }: ExportedName): string {
  const lines = declaration.split('\n');
  if (lines.length <= longestShown) return name === 'default' || !new RegExp(`\\b${name.replaceAll('$', '\\$')}\\b`).test(declaration) ? `// ${name}\n${declaration}` : declaration;
  return `${lines[0] ?? ''} // ${lines.length} lines, ${createHash('sha256').update(declaration).digest('hex').slice(0, 12)}`;
}
