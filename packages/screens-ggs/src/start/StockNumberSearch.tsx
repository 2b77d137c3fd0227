import { css } from '@emotion/react';
import { searchKeywordRule } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { fieldText } from '@quartermaster/screens/parts';
import { Button, media, TextField, token } from '@quartermaster/ui';
import { useId, useState, type SubmitEvent } from 'react';

const row = css({
  display: 'flex',
  alignItems: 'flex-end',
  gap: token('space.xs'),
  '& > div': { flex: 1, maxWidth: '22rem' },
  '& > button': { flex: 'none' },
  [media.phone]: { flexDirection: 'column', alignItems: 'stretch', '& > div': { maxWidth: 'none' } },
});

/** Leads to the item of a stock number or part number, or to the results where several have it. An ordinary form before any script has come. */
export function StockNumberSearch() {
  const { href, open } = useNavigation();
  const fieldId = useId();
  const [problem, setProblem] = useState<string>();

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = fieldText(event.currentTarget, 'q').trim();
    const wrong = typed === '' ? 'Enter a stock number or a part number.' : searchKeywordRule(typed);
    setProblem(wrong ?? undefined);
    if (wrong === null) open('/search/header_search', { payload: { q: typed } });
    else document.getElementById(fieldId)?.focus();
  }

  return (
    <form css={row} noValidate data-no-draft aria-label="Find by number" action={href('/search/advantage_search')} onSubmit={submit} onInput={() => setProblem(undefined)}>
      <TextField id={fieldId} name="q" label="Stock number or part number" hint="Dashes and spaces do not matter." maxLength={200} autoComplete="off" spellCheck={false} error={problem} />
      <Button type="submit" look="primary">Find item</Button>
    </form>
  );
}
