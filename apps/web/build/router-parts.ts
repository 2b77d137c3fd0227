import type { Plugin } from 'vite';

const router = /[\\/]react-router[\\/]dist[\\/].*\.mjs$/;

/** A name that React's developer tools show; as an assignment it keeps the component that it belongs to. */
const shownName = /^\w+\.displayName = "\w+";$/gm;

/** What makes a component or a context has no effect of its own, which a bundler cannot know. */
const component = /^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm;

/**
 * Says of React Router's components and contexts that they may be left out where nothing uses them: a fourth of what came along, forms and
 * routes with data, is used by no page of ours.
 */
export function routerParts(): Plugin {
  return {
    name: 'quartermaster:router-parts',
    apply: 'build',
    transform: {
      filter: { id: router },
      handler: (code) => ({ code: code.replaceAll(shownName, '').replaceAll(component, '$1/* @__PURE__ */ $2'), map: null }),
    },
  };
}
