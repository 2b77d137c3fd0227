/** The page of the choices: it needs no answer of the server. */
export const privacyChoicesAddress = '/ds/privacy_choices';
