export { sampleServer, session, type Handler, type SampleAnswer, type SentRequest } from '@quartermaster/core/testing';
