/**
 * Which screens and answers a store has (specification, section 2): `general` those of the whole marketplace, `virtual` a start page and
 * a login of its own beside them, `global supply` the Global Supply screens.
 */
export const storeFamilies = ['general', 'virtual', 'global supply'] as const;
export type StoreFamily = (typeof storeFamilies)[number];

/** The two looks of the specification (section 9). */
export const storeThemes = ['adv12', 'adv19'] as const;
type StoreThemeName = (typeof storeThemes)[number];

/** Answers of the start page that show a login form of their own. */
export const loginForms = ['AFLogin'] as const;
type LoginForm = (typeof loginForms)[number];

/** Services that the marketplace has once and stores have at paths of their own. */
export const serviceKindNames = [
  'virtual start', 'global supply start', 'tutorial', 'global supply help',
  'department validation', 'department email', 'department email submit', 'department denied', 'state validation',
] as const;
export type ServiceKindName = (typeof serviceKindNames)[number];

/** A path at which a store has a service of a kind. */
export interface BoundService {
  readonly path: string;
  readonly kind: ServiceKindName;
}

/** The buyers who may use a store signed in. */
export interface MemberTraits {
  /** Key of the rule; the server's areas and the deployment's plugins have the rules. */
  readonly rule: string;
  /** The options of the rule, for example the domains of a department's addresses. */
  readonly options: Readonly<Record<string, unknown>>;
  /** The service that tells a buyer after sign-in whether they are let in; null: sign-in itself refuses others. */
  readonly validationPath: string | null;
}

/** The traits of a store, beside its name and number. The code of the marketplace asks for these, never for a name. */
export interface StoreTraits {
  readonly family: StoreFamily;
  /** Where a visit begins. */
  readonly startPath: string;
  /** The answer of `/main/start_page?type=login`; null: the login of the store's own start path, or none. */
  readonly loginForm: LoginForm | null;
  /** For federal buyers: registration takes government addresses alone, and the mandatory sources of federal agencies lead. */
  readonly federal: boolean;
  /** Null: every buyer may use the store. */
  readonly members: MemberTraits | null;
  readonly theme: StoreThemeName;
  /** A host that begins with one of these words leads to the store, unless it is another store's host. */
  readonly hostWords: readonly string[];
  /** Keys of the information pages that the store has of its own. */
  readonly information: { readonly tutorial: string | null; readonly help: string | null };
  readonly services: readonly BoundService[];
}

/** The traits of a store that says nothing of itself. */
export const ordinaryStore = Object.freeze({
  family: 'general',
  startPath: '/main/start_page',
  loginForm: null,
  federal: true,
  members: null,
  theme: 'adv19',
  hostWords: [],
  information: { tutorial: null, help: null },
  services: [],
} as const satisfies StoreTraits);
