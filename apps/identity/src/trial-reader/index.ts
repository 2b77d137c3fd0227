export { type CardProfile, type Pair, makeAuthority, makeCard, makeRevocationList, makeServerCertificate, validFor } from './certificates.ts';
export { prepareTrialFolder, trialAuthority, trialFiles } from './trial-folder.ts';
