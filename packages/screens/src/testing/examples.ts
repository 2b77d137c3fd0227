export { example, examplesOf, plainExample } from '@quartermaster/core/testing';
