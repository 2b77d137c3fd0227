import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ordinaryStore, type StoreManifest } from '@quartermaster/contracts';
import { readStoreManifest } from '@quartermaster/contracts/schema';
import type { Addition, Deployment, KeptVersion, RequestEnd, StoreOfDeployment, StoreRequest } from '../deployment.ts';

const built = (name: string, number: number): StoreOfDeployment => ({ name, number, hosts: [`${name.toLowerCase()}.localhost`], shipped: false, activeVersion: null, upstreams: [], packages: [] });

/** A deployment that remembers what was done to it, without a database. */
export class FakeDeployment implements Deployment {
  readonly done: string[] = [];
  /** The manifest in the folder that was installed last. */
  installed: StoreManifest | null = null;
  settings: unknown = null;
  list: StoreOfDeployment[] = [built('ADVANTAGE', 0), built('VA', 6)];

  /** As if it had been added before. */
  has(name: string, number: number, kept: Pick<KeptVersion, 'version' | 'packageName'>, hosts: readonly string[] = [], coreRange = '^0.1.0'): this {
    const manifest = { ...kept, name, number, coreRange, entry: 'dist/store.js', upstreams: [], traits: ordinaryStore };
    const since = '2026-11-21T12:00:00.000Z';
    this.list.push({ name, number, hosts, shipped: true, activeVersion: kept.version, upstreams: [], packages: [{ ...kept, integrity: 'sha512-x', installedAt: since, activatedAt: since, bytes: 1, manifest }] });
    return this;
  }

  stores = async (): Promise<readonly StoreOfDeployment[]> => this.list;

  add = async ({ folder, settingsFile, assortmentFile, request }: Addition): Promise<{ previous: string | null; assortment: string | null }> => {
    const reading = readStoreManifest(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
    this.installed = reading.ok ? reading.manifest : null;
    this.settings = JSON.parse(readFileSync(settingsFile, 'utf8'));
    const { name = '?', version = '?' } = this.installed ?? {};
    this.done.push(`add ${name} ${version}${assortmentFile === null ? '' : ` selling ${assortmentFile}`}${request === null ? '' : ` for request ${request}`}`);
    return { previous: this.list.find((store) => store.name === name)?.activeVersion ?? null, assortment: assortmentFile };
  };

  /** What was asked for at the desk, and what became of it. */
  readonly asked: StoreRequest[] = [];
  readonly ends: { readonly steps: readonly string[]; readonly end: RequestEnd }[] = [];

  requests = async (carryOut: Parameters<Deployment['requests']>[0]): Promise<void> => {
    for (const request of this.asked) {
      const steps: string[] = [];
      this.ends.push({ end: await carryOut(request, (step) => void steps.push(step)), steps });
    }
  };

  activate = async (store: string, version: string): Promise<{ previous: string | null }> => {
    this.done.push(`activate ${store} ${version}`);
    return { previous: this.list.find(({ name }) => name === store)?.activeVersion ?? null };
  };

  rollBack = async (): Promise<{ version: string; previous: string | null }> => ({ version: '0.9.0', previous: '1.0.0' });
  remove = async (store: string): Promise<{ removed: readonly string[] }> => {
    this.done.push(`remove ${store}`);
    return { removed: [] };
  };
}
