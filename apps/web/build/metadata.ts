const kept = new WeakMap<object, Map<unknown, unknown>>();

const own = (key: unknown, target: object): unknown => kept.get(target)?.get(key);

/** From the nearest of the target and what it inherits from that has it. */
function inherited(key: unknown, target: object): unknown {
  for (let at: object | null = target; at !== null; at = Object.getPrototypeOf(at) as object | null) {
    if (kept.get(at)?.has(key) === true) return own(key, at);
  }
  return undefined;
}

function define(key: unknown, value: unknown, target: object): void {
  const ofTarget = kept.get(target) ?? new Map<unknown, unknown>();
  ofTarget.set(key, value);
  kept.set(target, ofTarget);
}

/**
 * What tsyringe needs of `reflect-metadata`, for the pages of the built-in stores: three functions of its fourteen, for classes and not
 * for their members. Pages of stores that are shipped alone have the whole of it.
 */
Object.assign(Reflect, { defineMetadata: define, getMetadata: inherited, getOwnMetadata: own });
