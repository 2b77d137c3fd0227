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
  authFlag: 'auth',
  productsStyle: 'productsResultStyle',
  servicesStyle: 'servicesResultStyle',
  pendingRoute: 'pendingRoute',
} as const;

export const xsrfCookie = 'XSRF-TOKEN';
