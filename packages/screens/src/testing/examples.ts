export { example, examplesOf, plainExample, type Example } from '@quartermaster/core/testing';
