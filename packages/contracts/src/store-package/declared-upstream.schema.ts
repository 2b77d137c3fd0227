import { z } from 'zod';
import { needs, onlyKeys } from './manifest-sentences.ts';

const aPath = 'Write a path such as /vs/example/training: letters, digits, - and _, no slash at the end.';
const servicePath = z
  .string(needs(aPath))
  .max(200, 'A path has at most 200 characters. Shorten it.')
  .regex(/^\/vs\/[a-z0-9]+(\/[A-Za-z0-9_-]+)*$/, needs(aPath));

const aResponse = 'A response name begins with a letter; letters, digits, spaces, - and _ follow, 60 at most.';
const responseName = z.string(needs(aResponse)).regex(/^[A-Za-z][A-Za-z0-9 _-]{0,59}$/, needs(aResponse));

const service = {
  path: servicePath,
  method: z.enum(['GET', 'POST'], needs('Write GET or POST.')).default('GET'),
  responses: z
    .array(responseName, needs('Name the responses that it answers with, in a list such as ["Success"].'))
    .min(1, 'Name the responses that it answers with.')
    .max(50, 'A service has at most 50 responses. Divide it.')
    .refine((names) => new Set(names).size === names.length, 'A response is named twice. Name each once.'),
  access: z.enum(['visitor', 'buyer'], needs('Write visitor or buyer.')).default('visitor'),
};

const declaredService = z.strictObject(service, onlyKeys('a service', Object.keys(service)));

const upstream = {
  path: servicePath,
  description: z
    .string(needs('Say in a sentence what it is for: the operator reads it before approving it.'))
    .trim()
    .min(1, 'Say in a sentence what it is for.')
    .max(500, 'A description has at most 500 characters. Shorten it.'),
  services: z
    .array(declaredService, needs('Declare the services that it answers, in a list.'))
    .min(1, 'Declare the services that it answers.')
    .max(100, 'An upstream has at most 100 services. Divide it.'),
};

/** A service of the store's owner as the manifest declares it (0065). A key that it does not have is a mistake: what is not understood is not forwarded. */
export const declaredUpstream = z.strictObject(upstream, onlyKeys('an upstream', Object.keys(upstream)));
