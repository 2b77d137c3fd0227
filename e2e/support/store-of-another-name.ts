import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './journeys-marketplace.ts';

/** A store of another name, and where its sources are. */
export interface RenamedStore {
  readonly folder: string;
  remove(): void;
}

const source = join(root, 'packages', 'store-dhs');

/** The services that the marketplace answers for the store: the kind of each and, for the engine, its declaration by `storeService`. */
const services = [
  ['start_page', 'virtual start', 'GET', 'visitor', { Home: 'home', Login: 'login' }],
  ['dhsValidation', 'department validation', 'GET', 'buyer', { Success: 'dhsValidated', Failure: 'dhsNotValidated' }],
  ['dhsEmailValidation', 'department email', 'GET', 'buyer', { Initial: 'changeEmail', CodeSent: 'enterCode' }],
  ['dhsEmailValidation_submit', 'department email submit', 'POST', 'buyer', { Initial: 'changeEmail', CodeSent: 'enterCode', Success: 'emailChanged' }],
  ['accessDenied', 'department denied', 'GET', 'visitor', { accessDenied: 'dhsAccessDenied' }],
] as const;

const form = { present: 'buyer@agency.example.gov', typed: '', problem: null, domains: ['dhs.example.gov'] };
const code = { sentTo: 'officer@dhs.example.gov', expiresAt: '2026-11-21T15:15:00.000Z', problem: null, triesLeft: 5 };
const examples: Readonly<Record<string, object>> = {
  home: { productCategories: [], serviceCategories: [], productCount: 0, serviceCount: 0, featured: [] },
  login: { productCount: 10, serviceCount: 2 },
  dhsValidated: { email: code.sentTo },
  dhsNotValidated: { email: form.present, domains: form.domains },
  changeEmail: form,
  enterCode: code,
  emailChanged: { email: code.sentTo },
  dhsAccessDenied: { reason: 'Sign in with an account of the department.', email: null, domains: form.domains },
};

/**
 * Makes of the DHS store one of another name and number, with its services below a path of its own, as an owner of whom the marketplace has never heard would write it:
 * where the marketplace went by the name of the store, this one would not work.
 */
export function storeOfAnotherName(name: string, number: number, version = '0.1.0'): RenamedStore {
  const own = `/vs/${name.toLowerCase()}`;
  mkdirSync(join(root, '.packages'), { recursive: true });
  const folder = mkdtempSync(join(root, '.packages', 'renamed-'));
  cpSync(join(source, 'src'), join(folder, 'src'), { recursive: true, filter: (path) => !path.includes('.test.') });
  for (const file of readdirSync(join(folder, 'src'))) rewrite(join(folder, 'src', file), [[/\bDHS\b/g, name], [/'\/dhs\//g, `'${own}/`], [/store-dhs/g, `store-${name.toLowerCase()}`], [/number: 8\b/g, `number: ${number}`]]);
  rewrite(join(folder, 'src', 'index.ts'), [
    ["import { theme }", "import { points, services } from './services.ts';\nimport { theme }"],
    ["adds: [pageLayout('home', HomeLayout)]", "points,\n  adds: [pageLayout('home', HomeLayout), ...services]"],
  ]);
  writeFileSync(join(folder, 'src', 'services.ts'), servicesModule(own));
  writeFileSync(join(folder, 'README.md'), `# ${name}\n`);
  const packageJson = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as { readonly quartermaster: object };
  const traits = {
    family: 'virtual', startPath: `${own}/start_page`,
    members: { rule: 'email-domain', options: { domains: form.domains }, validationPath: `${own}/dhsValidation` },
    services: services.map(([path, kind]) => ({ path: `${own}/${path}`, kind })),
  };
  const renamed = { ...packageJson, version, name: `store-${name.toLowerCase()}`, quartermaster: { ...packageJson.quartermaster, name, number, traits } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(renamed));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** `src/services.ts`: what an owner writes for services of a kind, and the rows of the screen map for their answers. */
function servicesModule(own: string): string {
  const declared = services.map(([path, , method, access, responses]) => {
    const named = Object.entries(responses).map(([response, screen]) => `${JSON.stringify(response)}: { examples: () => Promise.resolve({ default: { Sample: ${JSON.stringify(examples[screen])} } }) }`);
    return `storeService({ path: '${own}/${path}', method: '${method}', access: '${access}', responses: { ${named.join(', ')} } })`;
  });
  const rows = services.flatMap(([path, , , , responses]) => Object.entries(responses).map(([response, screen]) => `screenFor('${own}/${path}', '${response}', screens.${screen})`));
  return [
    "import { contribution, screenFor, storeService } from '@quartermaster/core';",
    "import { areas, departmentPagesPoint } from '@quartermaster/screens';",
    'const screens = { ...areas.storeStart.screens, ...areas.virtualStore.screens };',
    `const pages = contribution(departmentPagesPoint, { email: '${own}/dhsEmailValidation', emailSubmit: '${own}/dhsEmailValidation_submit', accessDenied: '${own}/accessDenied' });`,
    `export const services = [${['pages', ...declared, ...rows].join(',\n')}];`,
    'export const points = [departmentPagesPoint];',
  ].join('\n');
}

function rewrite(file: string, changes: readonly (readonly [from: string | RegExp, to: string])[]): void {
  writeFileSync(file, changes.reduce((text, [from, to]) => text.replace(from, to), readFileSync(file, 'utf8')));
}
