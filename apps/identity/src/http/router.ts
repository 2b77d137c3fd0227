import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import type { Logger } from 'pino';
import { findAsset } from '../pages/assets.ts';
import type { WebOrigins } from '../origins/web-origins.ts';
import { problemPage } from '../pages/problem-page.ts';
import { handleSession } from '../session/endpoint.ts';
import { handleInteraction } from '../sign-in/interaction.ts';
import type { InteractionDeps } from '../sign-in/interaction.ts';
import { sendAsset, sendJson, sendPage } from './respond.ts';

const INTERACTION = /^\/interaction\/([\w-]{1,64})(?:\/([a-z]+))?$/;

export interface RouterDeps extends Omit<InteractionDeps, 'provider'> {
  /** The provider with the keys of now. */
  readonly provider: () => Promise<Provider>;
  /** Resolves when the database answers; rejects when it does not. */
  readonly checkReady: () => Promise<void>;
}

/** Sends each request to its handler; what is not ours belongs to the provider. */
export function router(deps: RouterDeps): (request: IncomingMessage, response: ServerResponse, log: Logger) => Promise<void> {
  return async (request, response, log) => {
    const path = pathOf(request);
    const interaction = INTERACTION.exec(path);
    if (interaction?.[1]) {
      return handleInteraction({ ...deps, provider: await deps.provider() }, request, response, { uid: interaction[1], action: interaction[2] }, log);
    }
    const asset = findAsset(path);
    if (asset) return sendAsset(response, asset);
    switch (path) {
      case '/healthz':
        return sendJson(response, 200, { status: 'ok' });
      case '/readyz':
        return deps.checkReady().then(
          () => sendJson(response, 200, { status: 'ready' }),
          (error: unknown) => {
            log.error({ err: error }, 'not ready');
            sendJson(response, 503, { status: 'not ready' });
          },
        );
      case '/session':
        return handleSession({ ...deps, provider: await deps.provider() }, request, response, log);
      case '/':
        response.writeHead(303, { location: `${deps.webOrigins.main}/` }).end();
        return;
      default:
        await (await deps.provider()).callback()(request, response);
    }
  };
}

export function pathOf(request: IncomingMessage): string {
  return (request.url ?? '/').split('?', 1)[0] ?? '/';
}

/** The path as it may be logged: without the name of a sign-in, which is half of a secret. */
export function loggablePath(path: string): string {
  return path
    .replace(/^\/interaction\/[^/]+/, '/interaction/:uid')
    .replace(/^\/auth\/.+/, '/auth/:uid')
    .slice(0, 200);
}

/** The last resort: an error that no handler expected. The request id leads from the page to the log. */
export function sendUnexpected(response: ServerResponse, webOrigins: WebOrigins, requestId: string): void {
  const page = problemPage({
    heading: 'Sign-in is not available',
    text: ['Something went wrong on our side. Try again in a moment; if it happens again, tell the help desk.'],
    homeUrl: `${webOrigins.main}/`,
    details: [['Request', requestId]],
  });
  sendPage(response, 500, page, webOrigins.main);
}
