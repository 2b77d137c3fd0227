export { FormDrafts } from './form-drafts.ts';
