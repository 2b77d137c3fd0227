import type { AssortmentInput } from '../../stores/assortment/index.ts';

/** Seconds between two signs of life, and how many without one make work count as interrupted. */
export const beatSeconds = 5;
export const silentSeconds = 60;

/** A package that is to be added, as the command `npm run stores` takes it. */
export interface AdditionTask {
  /** Null: a tarball that was uploaded. */
  readonly spec: string | null;
  readonly integrity: string;
  readonly number: number | null;
  readonly hosts: readonly string[] | null;
}

/** What a store is to sell; null: the whole catalog. */
export interface AssortmentTask {
  readonly assortment: AssortmentInput | null;
  /** What the store sold when the preview was made, as a digest: who sets it has seen what changes from there. Null in the preview itself. */
  readonly basis: string | null;
}

/** Why a package was refused, as `npm run stores -- add --json` says it. */
export interface AdditionRefusal {
  readonly error: string;
  readonly code?: string | undefined;
  readonly conformance?: unknown;
}

export interface StoreWorkRow {
  readonly workId: number;
  readonly kind: 'addition' | 'preview' | 'assortment';
  readonly subject: string;
  readonly by: string;
  readonly reason: string;
  readonly task: AdditionTask | AssortmentTask;
  readonly state: 'waiting' | 'running' | 'done' | 'refused' | 'failed' | 'interrupted' | 'withdrawn';
  readonly askedAt: Date;
  readonly endedAt: Date | null;
  readonly steps: readonly string[];
  readonly outcome: unknown;
}
