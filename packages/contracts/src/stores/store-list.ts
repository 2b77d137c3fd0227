import type { KnownStore } from './known-stores.ts';
import { ordinaryStore, type StoreTraits } from './store-traits.ts';

const globalSupply = { ...ordinaryStore, family: 'global supply', theme: 'adv12' } as const;
const virtual = { ...ordinaryStore, family: 'virtual' } as const;
const sharedPages = [{ path: '/information/tutorial', kind: 'tutorial' }, { path: '/ggs/information/help', kind: 'global supply help' }] as const;

/**
 * The traits of each known store (specification, sections 1, 2, 4 and 6): the list that ships. A deployment begins with it, and its operator or the
 * package of a store may say otherwise. No other source of server, contracts, core or identity names these stores.
 */
export const shippedStoreList = {
  ADVANTAGE: ordinaryStore,
  VITM: ordinaryStore,
  AIRFORCE: { ...virtual, startPath: '/af/start_page', loginForm: 'AFLogin', services: [{ path: '/af/start_page', kind: 'virtual start' }] },
  FSS: {
    ...globalSupply,
    startPath: '/ggs/start_page',
    hostWords: ['global-supply', 'globalsupply', 'gss', 'fss'],
    information: { tutorial: 'TUTORIAL_3', help: 'GGS_HELP' },
    services: [{ path: '/ggs/start_page', kind: 'global supply start' }, ...sharedPages],
  },
  USDA: { ...virtual, startPath: '/usda/start_page', services: [{ path: '/usda/start_page', kind: 'virtual start' }] },
  VA: { ...virtual, startPath: '/va/start_page', services: [{ path: '/va/start_page', kind: 'virtual start' }] },
  DHS: {
    ...virtual,
    startPath: '/dhs/start_page',
    members: { rule: 'email-domain', options: { domains: ['dhs.gov'] }, validationPath: '/dhs/dhsValidation' },
    services: [
      { path: '/dhs/start_page', kind: 'virtual start' },
      { path: '/dhs/dhsValidation', kind: 'department validation' },
      { path: '/dhs/dhsEmailValidation', kind: 'department email' },
      { path: '/dhs/dhsEmailValidation_submit', kind: 'department email submit' },
      { path: '/dhs/accessDenied', kind: 'department denied' },
    ],
  },
  USMC: {
    ...globalSupply,
    startPath: '/usmc/start_page',
    hostWords: ['marine-corps', 'marinecorps', 'usmc', 'marines'],
    information: { tutorial: 'TUTORIAL_9', help: 'GGS_HELP' },
    services: [{ path: '/usmc/start_page', kind: 'global supply start' }, ...sharedPages],
  },
  STATE: {
    ...virtual,
    startPath: '/state/start_page',
    federal: false,
    members: { rule: 'state-or-local', options: {}, validationPath: '/state/stateValidation' },
    services: [{ path: '/state/start_page', kind: 'virtual start' }, { path: '/state/stateValidation', kind: 'state validation' }],
  },
} as const satisfies Readonly<Record<KnownStore, StoreTraits>>;
