import { z } from 'zod';
import { reasonSchema } from '../accounts/account.ts';
import { defineDeskService } from '../wire/define-desk-service.ts';
import { done } from '../wire/lists.ts';
import { storeName, workState } from './words.ts';

/** Bytes of a tarball, as `npm run stores` takes it. */
export const largestStorePackage = 20 * 1024 * 1024;

const service = {
  path: z.string().regex(/^\/vs\/[a-z0-9/_-]{1,190}$/, 'Write the path of the manifest, such as /vs/example.'),
  address: z.string().trim().min(1, 'Write the address.').max(500),
  /** The address may be in a private network, and may then be http. */
  privateAllowed: z.boolean(),
  /** Calls carry a pseudonym of the visitor. */
  namesVisitor: z.boolean(),
};

const packageSource = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('file'), fileName: z.string().regex(/^[^\p{Cc}/\\]{1,200}\.(tgz|tar\.gz)$/u, 'Choose the file that npm pack made: its name ends in .tgz.'), content: z.base64().min(1, 'The file is empty.').max(Math.ceil((largestStorePackage * 4) / 3) + 4, 'The file is larger than 20 MB.') }),
  z.object({ kind: z.literal('registry'), package: z.string().trim().regex(/^(@[a-z0-9][a-z0-9._-]*\/)?[a-z0-9][a-z0-9._-]*@\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/, 'Write the package with its exact version, such as @owner/store-example@1.2.3.').max(250) }),
]);

export const storeAdditionsService = defineDeskService({
  path: '/stores/additions', method: 'GET', role: 'viewer', summary: 'Packages of stores that were to be added, the latest 25, and whether a program is there that checks them.',
  request: z.object({}),
  answer: z.object({
    /** When such a program gave its last sign of life; null: none ever did. */
    checkerSeenAt: z.string().nullable(),
    isChecked: z.boolean(),
    additions: z.array(z.object({ workId: z.int(), subject: z.string(), by: z.string(), state: workState, askedAt: z.string() })),
  }),
});

export const addStoreService = defineDeskService({
  path: '/stores/add', method: 'POST', role: 'administrator', summary: 'Asks for a package of a store to be checked by the rules and, when it keeps them, installed and shown.',
  request: z.object({
    source: packageSource,
    integrity: z.string().trim().regex(/^sha512-[A-Za-z0-9+/]{86}==$/, 'Write what npm writes: sha512- and 88 characters of base64.'),
    /** Null: the one of the package. */
    number: z.int().min(0).max(25_999).nullable(),
    /** Null: the hosts stay as they are. */
    hosts: z.array(z.string().regex(/^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/, 'Write host names alone, such as supply.example.gov.')).max(20).nullable(),
    reason: reasonSchema,
  }),
  answer: z.object({ workId: z.int() }),
  bodyLimit: Math.ceil(largestStorePackage * 1.4),
});

export const withdrawAdditionService = defineDeskService({
  path: '/stores/withdraw', method: 'POST', role: 'administrator', summary: 'Takes back a package that is not checked yet.',
  request: z.object({ workId: z.int().min(1) }), answer: done,
});

export const approveUpstreamService = defineDeskService({
  path: '/store/approve-address', method: 'POST', role: 'administrator', summary: 'Approves the address at which a service of a store’s own is answered, in place of the one of before.',
  request: z.object({ name: storeName, ...service, reason: reasonSchema }), answer: done,
});

export const withdrawUpstreamService = defineDeskService({
  path: '/store/withdraw-address', method: 'POST', role: 'administrator', summary: 'Takes back the address of a service of a store: nothing is forwarded any more.',
  request: z.object({ name: storeName, path: service.path, reason: reasonSchema }), answer: done,
});
