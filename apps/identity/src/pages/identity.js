// What the pages of the identity server do beyond HTML. Each of them works without it. `commonWords` and `baseOf` are put in front of this text (assets.ts).

const wait = 600;

/** Bits of a guess, roughly: characters that only go on what was before them count little. */
function bitsOf(password) {
  const points = Array.from(password, (character) => character.codePointAt(0));
  const news = points.filter((point, at) => at === 0 || Math.abs(point - points[at - 1]) > 1).length;
  const kinds = [{ kind: /[a-z]/, size: 26 }, { kind: /[A-Z]/, size: 26 }, { kind: /[0-9]/, size: 10 }, { kind: /[ -/:-@[-`{-~]/, size: 33 }, { kind: /[^ -~]/, size: 100 }];
  const pool = kinds.reduce((sum, { kind, size }) => sum + (kind.test(password) ? size : 0), 0);
  return Math.min(news, new Set(points).size * 3) * Math.log2(pool || 1);
}

function strengthOf(password, isComplete) {
  const bits = bitsOf(password);
  if (commonWords.has(baseOf(password))) return [1, 'too easy to guess: it is a common word with additions'];
  if (!isComplete || bits < 50) return [1, 'weak'];
  if (bits < 70) return [2, 'fair'];
  return bits < 95 ? [3, 'good'] : [4, 'very good'];
}

/** Marks what a new password has, and says how strong it is a moment after the last key. */
function watchPassword(input) {
  const needs = [...document.querySelectorAll('[data-need]')].map((item) => ({ item, rule: new RegExp(item.dataset.need, 'su') }));
  const box = document.querySelector('.strength');
  const bar = box.querySelector('.bar');
  const said = box.querySelector('[role=status]');
  box.hidden = false;
  let timer;
  const show = () => {
    const password = input.value.normalize('NFKC');
    const missing = needs.filter(({ rule }) => !rule.test(password));
    for (const need of needs) need.item.classList.toggle('met', !missing.includes(need));
    const [level, words] = password === '' ? [0, ''] : strengthOf(password, missing.length === 0);
    bar.dataset.level = String(level);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const lacks = missing.map(({ item }) => item.textContent.toLowerCase());
      said.textContent = password === '' ? '' : `Strength: ${words}.${lacks.length > 0 ? ` Still needed: ${lacks.join('; ')}.` : ''}`;
    }, wait);
  };
  input.addEventListener('input', show);
  show();
}

/** A button that shows what was typed. A form is sent with hidden passwords, so that the browser knows them as such. */
function offerReveal(button) {
  const inputs = button.dataset.reveals.split(' ').map((id) => document.getElementById(id)).filter((input) => input !== null);
  const set = (isShown) => {
    for (const input of inputs) input.type = isShown ? 'text' : 'password';
    button.setAttribute('aria-pressed', String(isShown));
  };
  button.hidden = false;
  button.addEventListener('click', () => set(button.getAttribute('aria-pressed') !== 'true'));
  button.form.addEventListener('submit', () => set(false));
}

/** Recovery codes: copied, or printed. */
function offerCodes(box) {
  const said = box.querySelector('[role=status]');
  const codes = [...document.querySelectorAll('.codes li')].map((item) => item.textContent.trim()).join('\n');
  box.hidden = false;
  box.querySelector('[data-does=copy]').addEventListener('click', () => {
    navigator.clipboard.writeText(codes).then(() => { said.textContent = 'Copied.'; }, () => { said.textContent = 'The browser did not copy them. Write them down.'; });
  });
  box.querySelector('[data-does=print]').addEventListener('click', () => print());
}

for (const input of document.querySelectorAll('[data-strength]')) watchPassword(input);
for (const button of document.querySelectorAll('[data-reveals]')) offerReveal(button);
for (const box of document.querySelectorAll('[data-codes]')) offerCodes(box);
