import { z } from 'zod';
import { loginForms, ordinaryStore, serviceKindNames, storeFamilies, storeThemes, type StoreTraits } from '../stores/store-traits.ts';
import { needs, onlyKeys, placeOf } from './manifest-sentences.ts';

const aPath = 'Write a path such as /vs/example/start_page: letters, digits, - and _, no slash at the end.';
const path = z.string(needs(aPath)).max(200, 'A path has at most 200 characters. Shorten it.').regex(/^(\/[A-Za-z0-9_-]+)+$/, needs(aPath));

const aPage = 'Write the key of an information page, such as EXAMPLE_HELP, or null.';
const page = z.string(needs(aPage)).max(100, 'A key has at most 100 characters. Shorten it.').regex(/^[A-Za-z0-9_-]+$/, needs(aPage)).nullable();

const aRule = 'Write the key of a rule, such as email-domain: small letters, digits and hyphens.';
const aWord = 'Write the beginning of a host, such as example-supply: small letters, digits and hyphens.';
const oneOf = <const Values extends readonly string[]>(values: Values) => z.enum(values, needs(`Write one of these: ${values.join(', ')}.`));

const members = {
  rule: z.string(needs(aRule)).max(60, 'The key of a rule has at most 60 characters. Shorten it.').regex(/^[a-z][a-z0-9-]*$/, needs(aRule)),
  options: z.record(z.string(), z.unknown(), needs('Write what the rule takes as an object, such as { "domains": ["example.gov"] }.')).default({}),
  validationPath: path.nullable().default(null),
};

const service = { path, kind: oneOf(serviceKindNames) };

const traits = {
  family: oneOf(storeFamilies).default(ordinaryStore.family),
  startPath: path.default(ordinaryStore.startPath),
  loginForm: oneOf(loginForms).nullable().default(ordinaryStore.loginForm),
  federal: z.boolean(needs('Write true or false.')).default(ordinaryStore.federal),
  members: z.strictObject(members, onlyKeys('the members of a store', Object.keys(members))).nullable().default(ordinaryStore.members),
  theme: oneOf(storeThemes).default(ordinaryStore.theme),
  hostWords: z
    .array(z.string(needs(aWord)).max(60, 'A word has at most 60 characters. Shorten it.').regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, needs(aWord)), needs('List the words.'))
    .max(10, 'A store has at most 10 words. Take some away.')
    .default([]),
  information: z
    .strictObject({ tutorial: page.default(null), help: page.default(null) }, onlyKeys('the information pages of a store', ['tutorial', 'help']))
    .default(ordinaryStore.information),
  services: z
    .array(z.strictObject(service, onlyKeys('a service', Object.keys(service))), needs('List the services.'))
    .max(50, 'A store has at most 50 such services. Take some away.')
    .default([]),
};

/** The traits that a store gives in its manifest, or that the operator gives in a file; those left out are as in an ordinary store. */
export const storeTraitsSchema = z.strictObject(traits, onlyKeys('what a store is', Object.keys(traits)));

/** The traits of a store, or every problem of the text that gives them, one sentence each. */
export type TraitsReading = { readonly ok: true; readonly traits: StoreTraits } | { readonly ok: false; readonly problems: readonly string[] };

/** Reads what a file says of a store. */
export function readStoreTraits(value: unknown): TraitsReading {
  const read = storeTraitsSchema.safeParse(value);
  if (read.success) return { ok: true, traits: read.data };
  return { ok: false, problems: read.error.issues.map(({ path: place, message }) => (place.length === 0 ? message : `${placeOf(place)}: ${message}`)) };
}
