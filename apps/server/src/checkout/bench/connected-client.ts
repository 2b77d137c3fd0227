import { Agent } from 'node:http';
import { TestBrowser } from '../../testing/browser.ts';
import type { TestIdentityProvider } from '../../testing/identity-provider.ts';
import { overAgent } from '../../testing/one-process.ts';
import { signIn } from '../../testing/server.ts';
import { clientOf, person, type Client } from './clients.ts';

/** A client of a server that is a process of its own, with one connection to it. */
export async function connectedClient(port: number, provider: TestIdentityProvider, number: number): Promise<Client> {
  const browser = new TestBrowser(overAgent(port, new Agent({ keepAlive: true, maxSockets: 1 })));
  await browser.get('/main/session');
  await signIn(browser, provider, person(number));
  return clientOf(browser);
}
