import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import type { PackageManifest } from '../package-manifest.ts';
import { exportsOf, type ExportedName } from './declarations.ts';

/** A longer declaration is named by its fingerprint: that it changed is what counts, and the type is in the package. */
const longestShown = 30;

/** Declarations of a package that are in no folder of it, or in another package. */
const ofNoFolder = 'package';

/**
 * The API reports of a package, by file name: a report for each folder of its sources, with the names that the package's doors
 * export from there, in the compiler's words. Two areas of a package never share a report.
 */
export function apiReports(folder: string, manifest: PackageManifest): Map<string, string> {
  const types = join(folder, 'dist/types/src');
  const sections = new Map<string, string[]>();
  for (const [door, source] of Object.entries(manifest.exports ?? {})) {
    const names = exportsOf(join(folder, 'dist/types', source.replace(/\.tsx?$/, '.d.ts')));
    for (const [of, members] of Map.groupBy(names, ({ file }) => folderOf(relative(types, file)))) {
      const section = `## ${manifest.name}${door.slice(1)}\n\n\`\`\`ts\n${members.map(shown).join('\n\n')}\n\`\`\`\n`;
      sections.set(of, [...(sections.get(of) ?? []), section]);
    }
  }
  return new Map([...sections].map(([of, doors]) => [`${of}.md`, `${headOf(manifest.name, of)}\n\n${doors.join('\n')}`]));
}

function headOf(name: string, folder: string): string {
  return `# What ${name} exports${folder === ofNoFolder ? '' : ` from ${folder}`}\n\nWritten by \`npm run packages:api\`. A change here belongs in CHANGELOG.md too.`;
}

function folderOf(file: string): string {
  const [first = '', ...rest] = file.split(/[\\/]/);
  return rest.length === 0 || first === '..' ? ofNoFolder : first;
}

function shown({ name, declaration }: ExportedName): string {
  const lines = declaration.split('\n');
  if (lines.length <= longestShown) return name === 'default' || !new RegExp(`\\b${name.replaceAll('$', '\\$')}\\b`).test(declaration) ? `// ${name}\n${declaration}` : declaration;
  return `${lines[0] ?? ''} // ${lines.length} lines, ${createHash('sha256').update(declaration).digest('hex').slice(0, 12)}`;
}
