import { findingIn, type StaticCheck } from './static-rule.ts';
import { undeclaredServices } from './undeclared-services.ts';

/** package.json says what the store is, the module that it names is there, and so is each service that the code names (schema: `contracts/schema`, store package). */
export const manifestRule: StaticCheck = {
  rule: 'manifest',
  find(subject) {
    const { reading, entry, source, packageJson } = subject;
    const problems = reading.ok ? [] : reading.problems.map((problem) => findingIn('package.json', 'fields', problem, 'Correct package.json.'));
    if (subject.packageProblem !== null) return [findingIn('package.json', 'JSON', subject.packageProblem, 'Correct package.json.')];
    const isMissing = reading.ok && entry !== null && !source.files.has(entry);
    return [
      ...problems,
      ...(isMissing ? [findingIn('package.json', 'entry', `quartermaster.entry names ${entry}, and the package has no such file.`, 'Build the store before it is packed, or correct the entry.')] : []),
      ...(packageJson['type'] === 'module' ? [] : [findingIn('package.json', 'type', 'The built modules are ES modules, and package.json does not say so.', 'Add "type": "module".')]),
      ...undeclaredServices(subject),
    ];
  },
};
