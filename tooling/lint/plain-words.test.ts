import { RuleTester } from 'oxlint/plugins-dev';
import { describe, expect, it } from 'vitest';
import { plainWords } from './plain-words.ts';

RuleTester.describe = describe;
// The tester throws where a rule differs from what a case says.
RuleTester.it = (name, run) => it(`${name}`, () => expect(run).not.toThrow());

const tester = new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } });

tester.run('plain-words', plainWords, {
  valid: [
    { name: 'plain sentences', code: `/** The catalog of a buyer. */ const text = 'No one is signed in.'; const Page = () => <p>Your catalog</p>;` },
    { name: 'names', code: `const catalogue = { colour: behaviour() }; const Page = () => <Catalogue licence={catalogue} />;` },
    { name: 'keys and data', code: `const words = ['color, colour', 'catalogue', 'nobody']; import { a } from './behaviour.ts';` },
    { name: 'code in a comment', code: '/** What `EmptyCatalogue` shows. */ const a = 1;' },
  ],
  invalid: [
    { name: 'a comment', code: `// It stands here.\nconst a = 1;`, errors: [{ message: /“stands” is not how we write. Write “is”/, line: 1, column: 6 }] },
    { name: 'a docstring of several lines', code: `/**\n * A buyer\n * and his cart, in colour.\n */\nconst a = 1;`, errors: [{ message: /“his”/, line: 3 }, { message: /“colour”/, line: 3 }] },
    { name: 'a string', code: `const text = 'Nobody is signed in.';`, errors: [{ message: /“Nobody”/ }] },
    { name: 'a template', code: 'const text = `A whole catalogue of a store`;', errors: [{ message: /“catalogue”/ }] },
    { name: 'a text of a page', code: `const Page = () => <p>Your catalogue</p>;`, errors: [{ message: /“catalogue”/ }] },
  ],
});
