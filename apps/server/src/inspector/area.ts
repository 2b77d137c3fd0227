import { defineArea } from '../area/index.ts';
import { storeInspections } from '../pages/index.ts';
import { setting, webOrigin } from '../runtime/index.ts';
import { storeFailures } from '../store-failures/index.ts';
import { storePackages } from '../store-packages/index.ts';
import { registerInspector } from './register-inspector.ts';

const operatorToken = setting.secret('OPERATOR_TOKEN', { doc: 'opens `/__stores`, the page of the stores for operators; 32 characters or more, without it there is no such page' });

export const inspectorArea = defineArea({
  name: 'inspector',
  settings: [operatorToken],
  needs: { token: operatorToken, webOrigin, packages: storePackages, failures: storeFailures, compositions: storeInspections },
  routes: (app, { webOrigin, ...given }, { wiring }) => registerInspector(app, { ...given, wiring, secure: webOrigin.startsWith('https:') }),
});
