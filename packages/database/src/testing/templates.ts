import type { TestDatabase } from './databases.ts';

type Kind = TestDatabase['name'];

/** The test files run in other processes than the global set-up: the environment tells them where the templates are. */
const VARIABLES: Readonly<Record<Kind, string>> = { embedded: 'TEST_EMBEDDED_TEMPLATE', postgresql: 'TEST_POSTGRESQL_TEMPLATE' };

/** The template that the global set-up prepared: the file of an embedded database, or the name of a real one. */
export const preparedTemplate = (kind: Kind): string | undefined => process.env[VARIABLES[kind]];

/** Lets the test files of this run find a template. */
export function announceTemplate(kind: Kind, template: string): void {
  process.env[VARIABLES[kind]] = template;
}

/** After the run. */
export function withdrawTemplates(): void {
  for (const variable of Object.values(VARIABLES)) delete process.env[variable];
}
