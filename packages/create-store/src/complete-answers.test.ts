import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { terminalQuestions } from './ask.ts';
import { completeAnswers } from './complete-answers.ts';

describe('without a terminal', () => {
  it('takes what was given', async () => {
    const made = await completeAnswers({ folder: '/tmp/my-store', name: 'EXAMPLE', number: '100' }, null);
    expect(made).toEqual({ folder: '/tmp/my-store', name: 'EXAMPLE', number: 100, packageName: 'store-example' });
  });

  it.each([
    [{}, /Say the folder/],
    [{ folder: 'a' }, /Say --name/],
    [{ folder: 'a', name: 'EXAMPLE' }, /Say --number/],
    [{ folder: 'a', name: 'example', number: '100' }, /name "example" cannot be used/],
    [{ folder: 'a', name: 'EXAMPLE', number: '3' }, /number 3 cannot be used/],
    [{ folder: 'a', name: 'EXAMPLE', number: '100', packageName: 'Not One' }, /"Not One" is no name for a package/],
  ])('says what is missing or wrong in %j', async (typed, sentence) => {
    await expect(completeAnswers(typed, null)).rejects.toThrow(sentence);
  });
});

it('on a terminal asks for what is missing, again where the answer is wrong, and offers what is usual', async () => {
  const input = new PassThrough();
  const output = new PassThrough();
  let said = '';
  const answers = ['', 'tiny', '100'];
  output.on('data', (chunk: Buffer) => {
    said += chunk.toString();
    if (chunk.toString().endsWith(': ')) setImmediate(() => input.write(`${answers.shift() ?? ''}\n`));
  });
  const questions = terminalQuestions(input, output);
  const made = await completeAnswers({ folder: '/tmp/my-store' }, questions);
  questions.close();
  expect(made).toEqual({ folder: '/tmp/my-store', name: 'MYSTORE', number: 100, packageName: 'store-mystore' });
  expect(said).toContain('Name of the store, in capital letters (MYSTORE): ');
  expect(said).toContain('cannot be used');
});
