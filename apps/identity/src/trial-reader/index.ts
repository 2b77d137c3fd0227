export { makeAuthority, makeCard, makeRevocationList, makeServerCertificate, validFor, type CardProfile, type Pair } from './certificates.ts';
export { prepareTrialFolder, trialAuthority, trialFiles } from './trial-folder.ts';
