import { forgetSession, type Identity } from '../login/index.ts';
import { implement, plain, respond, serviceAt, type Implementation } from '../wire/index.ts';
import { knownLegacyUrls, type LegacyUrls } from './legacy-addresses.ts';

/** The services of section `main` that are not pages (specification, sections 2, 4 and 7). */
export function mainServices(identity: Identity, sessionTimeout: number, legacyUrls: LegacyUrls = knownLegacyUrls): readonly Implementation[] {
  return [
    implement(serviceAt('/main/session'), async () => respond('Success', {})),
    implement(serviceAt('/main/end_session'), async (_request, context) => {
      await forgetSession(identity, context);
      return plain('ended');
    }),
    implement(serviceAt('/main/extend_session'), async () => plain(String(sessionTimeout))),
    implement(serviceAt('/main/struts_ng_url_map'), async () => respond('Success', legacyUrls)),
  ];
}
