/** Names under which the browser keeps things: exactly the specification's (section 3), and a few of our own. */
export const storedKeys = {
  store: 'store',
  theme: 'theme',
  userInfo: 'userinfo',
  accessToken: 'access_token',
  idToken: 'id_token',
  identityConfig: 'okta_config',
  loginName: 'oktaUserLogin',
  identitySession: 'oktaSessionId',
  websocketId: 'wsID',
  sessionTimeout: 'sessionTimeout',
  warnAboutExpiry: 'warnUsersAboutSessionExpiring',
  proofKeyState: 'pkce_state',
  proofKeyVerifier: 'pkce_code_verifier',
  /** Hash of the state of the sign-in that this tab has finished last. */
  finishedState: 'pkce_finished',
  authFlag: 'auth',
  productsStyle: 'productsResultStyle',
  servicesStyle: 'servicesResultStyle',
  pendingRoute: 'pendingRoute',
  /** With the store and the service path after it. */
  cachedLists: 'cachedLists',
  /** Milliseconds since 1970 of the latest call that the server's session has seen, from any tab. */
  lastActivity: 'sessionLastActivity',
  sessionEnd: 'sessionEnd',
  expiredAt: 'sessionExpiredAt',
  /** A random text by which this browser is known as the one that filled its cart. */
  browserMark: 'browserMark',
  drafts: 'formDrafts',
  /** By the name of a provider of analytics: whether this browser's user has agreed to it. */
  analyticsConsent: 'analyticsConsent',
  /** The one reading of a smart card that this tab has asked for. */
  cardNonce: 'smartCardNonce',
} as const;

export const xsrfCookie = 'XSRF-TOKEN';
