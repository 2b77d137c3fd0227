import type { ComponentType } from 'react';
import { component, isComponent, type ExtensionPoint } from '../extension/index.ts';
import { FailureBoundary } from './FailureBoundary.tsx';

const made = new WeakMap<object, Map<string, unknown>>();

/** Whether the values of a point are components that pages show where they like: they get a boundary each. */
export const holdsComponents = ({ validate }: ExtensionPoint<unknown>): boolean => validate === component;

/**
 * The same component inside a boundary of its own; `fallback` takes its place when it fails. For one component it is
 * always the same, so that React does not take it for another.
 */
export function contained<Value>(name: string, value: Value, fallback = ''): Value {
  if (!isComponent(value)) return value;
  const Inner = value as ComponentType<object>;
  const known = made.get(Inner) ?? new Map<string, unknown>();
  made.set(Inner, known);
  const key = `${name} ${fallback}`;
  if (!known.has(key)) {
    known.set(key, function Contained(props: object) {
      return <FailureBoundary fallback={fallback} onFailure={(storefront, cause) => void storefront.screenFailed(name, cause)}><Inner {...props} /></FailureBoundary>;
    });
  }
  return known.get(key) as Value;
}
