/**
 * The packages that store owners and deployments install, by folder, each after those that it uses. The other packages of the repository are
 * parts of the deployment and are not published.
 */
export const publicPackages = [
  'contracts', 'core', 'ui', 'theme-adv12', 'theme-adv19', 'screens', 'screens-ggs', 'core-testing', 'create-store', 'deployment',
] as const;

/** Their scope in a registry. */
export const scope = '@quartermaster';
