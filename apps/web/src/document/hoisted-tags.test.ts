import { expect, it } from 'vitest';
import { splitHoistedTags } from './hoisted-tags.ts';

it('what React put first for the head goes there, and the page begins after it', () => {
  expect(splitHoistedTags('<link rel="preload" href="/a"/><title>A &lt; B</title><div><title>not this</title></div>')).toEqual({
    head: '<link rel="preload" href="/a"/><title>A &lt; B</title>',
    body: '<div><title>not this</title></div>',
  });
});

it('a page without such tags is left as it is', () => {
  expect(splitHoistedTags('<main>text</main>')).toEqual({ head: '', body: '<main>text</main>' });
});
