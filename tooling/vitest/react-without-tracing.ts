/**
 * React in development writes down a stack and a task for each element that is made, and the time of each component that is rendered, for panels of developer
 * tools that no test opens (decision 0365). Its warnings stay: they name the component, without the stack of those that made it.
 */

// React looks for these once, when it is loaded: no module before this one loads it.
Object.assign(console, { createTask: undefined, timeStamp: undefined });

const { default: react } = (await import('react')) as unknown as { readonly default: Readonly<Record<string, object>> };
const internals = react['__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'];
if (internals === undefined || !('recentlyCreatedOwnerStacks' in internals)) throw new Error('React counts the stacks that it writes down elsewhere: look for "react-stack-top-frame" in react-jsx-dev-runtime.development.js, and count there.');
// More than it writes down within a second.
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { configurable: true, get: () => Number.POSITIVE_INFINITY, set() {} });

export {};
