import { describe, expect, it } from 'vitest';
import './metadata.ts';

interface Metadata {
  defineMetadata(key: string, value: unknown, target: object): void;
  getMetadata(key: string, target: object): unknown;
  getOwnMetadata(key: string, target: object): unknown;
}

const metadata = Reflect as unknown as Metadata;

describe('metadata of classes', () => {
  class Store {}
  class Shipped extends Store {}
  class Other {}
  metadata.defineMetadata('needs', ['clock'], Store);
  metadata.defineMetadata('kind', undefined, Shipped);

  it('is kept by key and class', () => {
    expect(metadata.getOwnMetadata('needs', Store)).toEqual(['clock']);
    expect(metadata.getOwnMetadata('kind', Store)).toBeUndefined();
    expect(metadata.getOwnMetadata('needs', Other)).toBeUndefined();
    expect(metadata.getMetadata('needs', Other)).toBeUndefined();
  });

  it('is inherited where it is asked for so', () => {
    expect(metadata.getMetadata('needs', Shipped)).toEqual(['clock']);
    expect(metadata.getOwnMetadata('needs', Shipped)).toBeUndefined();
  });

  it('of a class goes before what it inherits', () => {
    metadata.defineMetadata('needs', ['history'], Shipped);
    expect(metadata.getMetadata('needs', Shipped)).toEqual(['history']);
    expect(metadata.getMetadata('needs', Store)).toEqual(['clock']);
  });
});
