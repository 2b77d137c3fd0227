import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { knownStores } from '../stores/known-stores.ts';
import { shippedStoreList } from '../stores/store-list.ts';
import { storeIdOf } from '../stores/store-name.ts';
import { ordinaryStore } from '../stores/store-traits.ts';
import { readStoreManifest } from './manifest.schema.ts';

const store = { name: 'EXAMPLE', number: 100, coreRange: '^0.1.0', entry: 'dist/store.js' };
const packageOf = (changes: object = {}, around: object = {}) => ({ name: '@owner/store-example', version: '1.2.3', ...around, quartermaster: { ...store, ...changes } });
const upstream = { path: '/vs/example', description: 'Courses', services: [{ path: '/vs/example/training', responses: ['Success'] }] };
const problemsOf = (packageJson: unknown): readonly string[] => {
  const reading = readStoreManifest(packageJson);
  return reading.ok ? [] : reading.problems;
};

describe('the manifest of a store package', () => {
  it('is read from package.json; methods and access have defaults', () => {
    expect(readStoreManifest(packageOf({ upstreams: [upstream] }))).toEqual({
      ok: true,
      manifest: {
        packageName: '@owner/store-example',
        version: '1.2.3',
        ...store,
        upstreams: [{ ...upstream, services: [{ path: '/vs/example/training', method: 'GET', responses: ['Success'], access: 'visitor' }] }],
        traits: ordinaryStore,
      },
    });
  });

  it('may be that of a known store under its own number: a deployment may be built without it', () => {
    expect(readStoreManifest(packageOf({ name: 'VA', number: 6 }))).toMatchObject({ ok: true, manifest: { name: 'VA', number: 6 } });
  });

  it('needs no upstream', () => {
    expect(readStoreManifest(packageOf())).toMatchObject({ ok: true, manifest: { upstreams: [] } });
  });

  it.each([
    ['no key', { name: 'a', version: '1.0.0' }, 'no key "quartermaster"'],
    ['a range as version', packageOf({}, { version: '^1.2.3' }), 'exact version'],
    ['a name in small letters', packageOf({ name: 'example' }), 'capital letters'],
    ['a reserved number', packageOf({ number: 10 }), 'belong to the known stores'],
    ['the name of a known store and another number', packageOf({ name: 'VA', number: 100 }), 'The number of VA is 6, not 100'],
    ['the number of a known store and another name', packageOf({ number: 6 }), 'belong to the known stores'],
    ['the name of a number without a store', packageOf({ name: 'EVAPUNCHOUT', number: 7 }), 'is a number without a store'],
    ['an entry above the package', packageOf({ entry: 'dist/../../x.js' }), 'below dist/'],
    ['an absolute entry', packageOf({ entry: '/dist/x.js' }), 'below dist/'],
    ['a hidden entry', packageOf({ entry: 'dist/.x.js' }), 'below dist/'],
    ['an upstream of another store', packageOf({ upstreams: [{ ...upstream, path: '/vs/other' }] }), 'below /vs/example/'],
    ['an upstream that only begins like the store', packageOf({ upstreams: [{ ...upstream, path: '/vs/examples' }] }), 'below /vs/example/'],
    ['a service beside its upstream', packageOf({ upstreams: [{ ...upstream, path: '/vs/example/a' }] }), 'does not lie below'],
    ['a service without a name of its own', packageOf({ upstreams: [{ ...upstream, services: [{ path: '/vs/example', responses: ['Success'] }] }] }), 'no name of its own'],
    ['a service twice', packageOf({ upstreams: [{ ...upstream, services: [...upstream.services, ...upstream.services] }] }), 'declared twice'],
    ['a service without responses', packageOf({ upstreams: [{ ...upstream, services: [{ path: '/vs/example/a', responses: [] }] }] }), 'Name the responses'],
    ['an upstream without services', packageOf({ upstreams: [{ ...upstream, services: [] }] }), 'Declare the services'],
  ])('with %s is refused in a sentence', (_what, packageJson, sentence) => {
    expect(problemsOf(packageJson).join(' ')).toContain(sentence);
  });

  const service = { path: '/vs/example/training', responses: ['Success'] };
  const withUpstream = (changes: object) => packageOf({ upstreams: [upstream, { ...upstream, path: '/vs/example/deep', services: [{ ...service, path: '/vs/example/deep/a' }], ...changes }] });
  const withService = (changes: object) => packageOf({ upstreams: [{ ...upstream, services: [{ ...service, path: '/vs/example/a' }, { ...service, ...changes }] }] });

  it.each([
    ['a misspelled key of an upstream', withUpstream({ adress: 'x' }), 'quartermaster.upstreams[1]: It has "adress", and an upstream has only path, description, services. Correct the name, or leave it out.'],
    ['two keys that a service does not have', withService({ metod: 'GET', retries: 2 }), 'quartermaster.upstreams[0].services[1]: It has "metod", "retries", and a service has only path, method, responses, access. Correct the name, or leave it out.'],
    ['a misspelled key of the store', packageOf({ upstream: [] }), 'quartermaster: It has "upstream", and a store has only name, number, coreRange, entry, upstreams, traits. Correct the name, or leave it out.'],
    ['a method that is not forwarded', withService({ method: 'PUT' }), 'quartermaster.upstreams[0].services[1].method: It is "PUT". Write GET or POST.'],
    ['an access that there is not', withService({ access: 'all' }), 'quartermaster.upstreams[0].services[1].access: It is "all". Write visitor or buyer.'],
    ['a response in place of a list', withService({ responses: 'Success' }), 'quartermaster.upstreams[0].services[1].responses: It is "Success". Name the responses that it answers with, in a list such as ["Success"].'],
    ['a response that is a number', withService({ responses: ['Success', 5] }), 'quartermaster.upstreams[0].services[1].responses[1]: It is 5. A response name begins with a letter; letters, digits, spaces, - and _ follow, 60 at most.'],
    ['a response twice', withService({ responses: ['Success', 'Success'] }), 'quartermaster.upstreams[0].services[1].responses: A response is named twice. Name each once.'],
    ['no description', withUpstream({ description: undefined }), 'quartermaster.upstreams[1].description: It is missing. Say in a sentence what it is for: the operator reads it before approving it.'],
    ['a path with a slash at the end', withUpstream({ path: '/vs/example/' }), 'quartermaster.upstreams[1].path: It is "/vs/example/". Write a path such as /vs/example/training: letters, digits, - and _, no slash at the end.'],
    ['an upstream that is only a path', packageOf({ upstreams: ['/vs/example'] }), 'quartermaster.upstreams[0]: It is "/vs/example". Write an upstream with path, description, services.'],
    ['upstreams that are no list', packageOf({ upstreams: upstream }), 'quartermaster.upstreams: It is an object. List the upstreams.'],
    ['a text longer than anybody reads', withService({ method: 'G'.repeat(500) }), `quartermaster.upstreams[0].services[1].method: It is "${'G'.repeat(60)}...". Write GET or POST.`],
  ])('with %s says what it is, where it is and what to write', (_what, packageJson, sentence) => {
    expect(problemsOf(packageJson)).toEqual([sentence]);
  });

  it('leaves out what package.json says to npm', () => {
    expect(readStoreManifest(packageOf({}, { license: 'MIT', scripts: {} }))).toMatchObject({ ok: true });
  });

  it('names everything that is wrong at once', () => {
    expect(problemsOf(packageOf({ coreRange: '', entry: 'x' }, { version: '1' }))).toHaveLength(3);
  });

  it('gives for anything at all either a manifest whose paths are the store’s, or problems', () => {
    const anything = fc.anything({ withNullPrototype: true });
    const nearly = fc.record({
      name: fc.constantFrom('a', '@o/s', '../a', ''),
      version: fc.constantFrom('1.0.0', '1', '1.0.0-beta.1', 'latest'),
      quartermaster: fc.record({
        name: fc.constantFrom('EXAMPLE', 'A', 'E/X', 'EX AMPLE'),
        number: fc.oneof(fc.integer(), fc.double()),
        coreRange: fc.string(),
        entry: fc.oneof(fc.constant('dist/store.js'), fc.string(), fc.stringMatching(/^dist\/[./a-z\\]{0,10}\.js$/)),
        upstreams: fc.array(fc.record({ path: fc.stringMatching(/^\/vs\/[a-z/.]{0,12}$/), description: fc.string(), services: fc.array(anything) })),
      }),
    });
    fc.assert(
      fc.property(fc.oneof(anything, nearly), (packageJson) => {
        const reading = readStoreManifest(packageJson);
        if (!reading.ok) {
          expect(reading.problems.length).toBeGreaterThan(0);
          return;
        }
        const { entry, number, upstreams } = reading.manifest;
        const paths = upstreams.flatMap(({ services }) => services.map(({ path }) => path));
        expect(entry).toMatch(/^dist\//);
        expect(entry.split('/')).not.toContain('..');
        expect(number).toBeGreaterThan(10);
        expect(paths.filter((path) => !path.startsWith('/vs/example/'))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});

describe('what a manifest says that its store is', () => {
  const start = { path: '/vs/example/start_page', kind: 'virtual start' };
  const withTraits = (traits: object) => packageOf({ traits });

  it('may be all that a known store is: a family, a start page, rules for members and information pages', () => {
    const traits = {
      family: 'virtual', startPath: start.path, loginForm: 'AFLogin', federal: false, theme: 'adv12', hostWords: ['example-supply'],
      members: { rule: 'email-domain', options: { domains: ['example.gov'] }, validationPath: '/vs/example/validation' },
      information: { tutorial: 'TUTORIAL_100', help: null },
      services: [start, { path: '/vs/example/validation', kind: 'department validation' }],
    };
    expect(readStoreManifest(withTraits(traits))).toMatchObject({ ok: true, manifest: { traits } });
  });

  it.each(knownStores)('is of %s what the list that ships says, where it says nothing, and may be written out', (name) => {
    const known = { name, number: storeIdOf(name) };
    expect(readStoreManifest(packageOf(known))).toMatchObject({ ok: true, manifest: { traits: shippedStoreList[name] } });
    expect(readStoreManifest(packageOf({ ...known, traits: shippedStoreList[name] }))).toMatchObject({ ok: true, manifest: { traits: shippedStoreList[name] } });
  });

  it.each([
    ['a misspelled key', { familly: 'virtual' }, 'quartermaster.traits: It has "familly", and what a store is has only family,'],
    ['a family that there is not', { family: 'virtuell' }, 'quartermaster.traits.family: It is "virtuell". Write one of these: general, virtual, global supply.'],
    ['a kind that there is not', { services: [{ ...start, kind: 'start' }] }, 'quartermaster.traits.services[0].kind: It is "start". Write one of these: virtual start,'],
    ['a service of another store', { services: [{ ...start, path: '/vs/other/start_page' }] }, '/vs/other/start_page: EXAMPLE cannot have a service of the kind virtual start there. Move it below /vs/example/.'],
    ['a path of the marketplace', { services: [{ ...start, path: '/login/sign_out' }] }, 'Move it below /vs/example/.'],
    ['a path of a known store', { services: [{ ...start, path: '/va/start_page' }] }, 'Move it below /vs/example/.'],
    ['a path above its own', { services: [{ ...start, path: '/vs/example/../va' }] }, 'Write a path such as /vs/example/start_page'],
    ['a service twice', { services: [start, start] }, 'named twice'],
    ['a start path that is none', { startPath: '/vs/example/start_page' }, 'startPath: /vs/example/start_page is no start page of EXAMPLE. Name it in services'],
    ['a validation that is none', { services: [start], members: { rule: 'email-domain', validationPath: start.path } }, 'members.validationPath: /vs/example/start_page is no validation of EXAMPLE.'],
    ['members without a rule', { members: {} }, 'quartermaster.traits.members.rule: It is missing. Write the key of a rule'],
    ['a word that is not its own', { hostWords: ['shop'] }, 'Hosts that begin with shop are not those of EXAMPLE alone. Take a word with example in it'],
    ['the word of a known store', { hostWords: ['fss'] }, 'Hosts that begin with fss are not those of EXAMPLE alone.'],
    ['a word with a dot', { hostWords: ['example.gov'] }, 'quartermaster.traits.hostWords[0]: It is "example.gov". Write the beginning of a host'],
  ])('with %s is refused in a sentence', (_what, traits, sentence) => {
    expect(problemsOf(withTraits(traits)).join(' ')).toContain(sentence);
  });

  it('is refused where the owner and the marketplace would answer one path', () => {
    expect(problemsOf(packageOf({ upstreams: [upstream], traits: { services: [{ ...start, path: '/vs/example/training' }] } }))).toEqual([
      '/vs/example/training: The marketplace answers it, as quartermaster.traits.services says. Leave it out of upstreams.',
    ]);
  });
});
