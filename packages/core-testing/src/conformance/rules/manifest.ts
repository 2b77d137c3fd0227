import { findingIn, type StaticCheck } from './static-rule.ts';

/** package.json says what the store is, and the module that it names is there (schema: `contracts/schema`, store package). */
export const manifestRule: StaticCheck = {
  rule: 'manifest',
  find({ reading, entry, source, packageJson }) {
    const problems = reading.ok ? [] : reading.problems.map((problem) => findingIn('package.json', 'fields', problem, 'Correct package.json.'));
    const isMissing = reading.ok && entry !== null && !source.files.has(entry);
    return [
      ...problems,
      ...(isMissing ? [findingIn('package.json', 'entry', `quartermaster.entry names ${entry}, and the package has no such file.`, 'Build the store before it is packed, or correct the entry.')] : []),
      ...(packageJson['type'] === 'module' ? [] : [findingIn('package.json', 'type', 'The built modules are ES modules, and package.json does not say so.', 'Add "type": "module".')]),
    ];
  },
};
