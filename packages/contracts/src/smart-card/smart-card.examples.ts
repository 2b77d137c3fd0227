export const sampleCard = {
  holder: 'DEMO BUYER',
  agency: 'General Services Administration',
  issuer: 'U.S. Government',
  expiresAt: '2029-05-31T23:59:59.000Z',
};

export const sampleReader = {
  address: 'https://localhost:8082/?nonce=rdl3k0.0123456789abcdef.signature&return_to=http%3A%2F%2Flocalhost%3A8080%2Fws%2Fprofile%2Fupdate_profile',
  nonce: 'rdl3k0.0123456789abcdef.signature',
};
