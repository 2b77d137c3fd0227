import { RuleTester } from 'oxlint/plugins-dev';
import { describe, expect, it } from 'vitest';
import { earlyBrowserGlobals } from './early-browser-globals.ts';

RuleTester.describe = describe;
// The tester throws where a rule differs from what a case says.
RuleTester.it = (name, run) => it(`${name}`, () => expect(run).not.toThrow());

const tester = new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } });

tester.run('early-browser-globals', earlyBrowserGlobals, {
  valid: [
    { name: 'a type', code: `type Size = Window['innerWidth']; const f = (e: HTMLElement): Node => e;` },
    { name: 'a question whether there is a browser', code: `const hasDom = typeof document !== 'undefined';` },
    { name: 'the code behind the question', code: `const title = typeof document === 'undefined' ? '' : document.title;` },
    { name: 'a handler', code: `const Top = () => <p onClick={() => window.scrollTo(0, 0)} />;` },
    { name: 'a named handler', code: `function Top() { function go() { window.scrollTo(0, 0); } return <p onClick={go} />; }` },
    { name: 'an effect', code: `function Top() { useEffect(() => { document.title = 'Top'; }, []); return null; }` },
    { name: 'a function that someone calls later', code: `export function width() { return window.innerWidth; }` },
    { name: 'a field of an object that someone makes later', code: `class Size { width = window.innerWidth; }` },
    { name: 'a variable of the same name', code: `const history = []; export const last = history.at(-1);` },
    { name: 'a client snapshot beside a server snapshot', code: `function useWide() { return useSyncExternalStore(on, () => innerWidth > 600, () => false); }` },
  ],
  invalid: [
    { name: 'a global that the configuration knows', languageOptions: { globals: { window: false } }, code: `const width = window.innerWidth;`, errors: 1 },
    { name: 'a constant', code: `const width = window.innerWidth;`, errors: [{ message: /'window' is read while this file loads/ }] },
    { name: 'a static field', code: `class Size { static width = innerWidth; }`, errors: [{ message: /file loads/ }] },
    { name: 'a base class', code: `class Box extends HTMLElement {}`, errors: [{ message: /'HTMLElement' is read while this file loads/ }] },
    { name: 'a function that runs at once', code: `const root = (() => document.body)();`, errors: [{ message: /file loads/ }] },
    { name: 'a component', code: `function Top() { return <p>{navigator.language}</p>; }`, errors: [{ message: /'navigator' is read while this renders/ }] },
    { name: 'a component in a variable', code: `const Top = () => <p>{location.href}</p>;`, errors: [{ message: /renders/ }] },
    { name: 'a hook', code: `function useWidth() { return window.innerWidth; }`, errors: [{ message: /renders/ }] },
    { name: 'a first state', code: `function useWidth() { return useState(() => window.innerWidth); }`, errors: [{ message: /renders/ }] },
  ],
});
