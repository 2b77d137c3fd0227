import { defineArea } from '../area/index.ts';
import { apiBase } from '../runtime/index.ts';
import { registerOpenApi } from './register.ts';

const version = '0.1.0';

export const openApiArea = defineArea({
  name: 'openapi',
  routes: (app, _given, { implementations }) => registerOpenApi(app, implementations.map(({ service }) => service), apiBase, version),
});
