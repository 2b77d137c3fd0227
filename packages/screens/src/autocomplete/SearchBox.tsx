import { css } from '@emotion/react';
import { searchKeywordRule } from '@quartermaster/contracts';
import { useAlerts, useNavigation } from '@quartermaster/core';
import { Button, ComboboxField, media, Select, token } from '@quartermaster/ui';
import type { SubmitEvent } from 'react';
import { scopeOf, type ScopeOption } from './search-scope.ts';
import { suggestionTarget } from './suggestion-target.ts';
import { completionOf, useCompletions } from './use-completions.ts';
import { useShownValue } from './use-shown-value.ts';

const form = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  '& select, & input, & button': { minHeight: token('size.touchTarget') },
  '& select': { borderRadius: `${token('radius.sm')} 0 0 ${token('radius.sm')}`, background: token('color.surfaceMuted'), width: 136 },
  '& input': { borderRadius: 0, borderInlineWidth: 0, fontSize: token('fontSize.md') },
  '& button': { borderRadius: `0 ${token('radius.sm')} ${token('radius.sm')} 0` },
  // Their neighbors do not cover the ring.
  '& input:focus-visible, & button:focus-visible': { position: 'relative', zIndex: 1 },
  [media.phone]: { '& select': { width: 120 } },
});

/** On a phone the sign says it, and the words that are typed get the room. */
const wordOnWide = css({ [media.phone]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } });

export interface SearchBoxProps {
  /** The words of the results that are shown; empty beside anything else. */
  shownWords: string;
  /** The option of these results. */
  shownScope: string;
  scopes: readonly ScopeOption[];
  /** Called when a buyer comes near the chooser: time to load more scopes. */
  onApproach?: () => void;
}

/** Words, NSN or part number, everywhere, in one kind or in one category. It is an ordinary form before any script has come. */
export function SearchBox({ shownWords, shownScope, scopes, onApproach }: SearchBoxProps) {
  const [words, setWords, wordsSent] = useShownValue(shownWords);
  const [scope, setScope, scopeSent] = useShownValue(shownScope);
  const navigation = useNavigation();
  const alerts = useAlerts();
  const { suggestions, isLoading } = useCompletions(words === shownWords ? '' : words);

  function search(text: string) {
    wordsSent(text);
    scopeSent(scope);
    const chosen = scopeOf(scope);
    // The keyword of a phrase begins behind its quotation mark.
    const problem = text.trim() === '' ? null : searchKeywordRule(text.replace(/^\s*["“]/, ''));
    if (problem !== null) alerts.show({ type: 'warning', msg: problem, topic: 'keyword' });
    else if (text.trim() === '') navigation.open('/search/advantage_search', { query: { ...chosen } });
    else navigation.open('/search/header_search', { payload: { q: text.trim(), ...chosen } });
  }
  function submit(event: SubmitEvent) {
    event.preventDefault();
    search(words);
  }

  return (
    <form css={form} role="search" data-no-draft action={navigation.href('/search/advantage_search')} onSubmit={submit}>
      <Select
        label="Search in"
        isLabelHidden
        options={scopes}
        value={scope}
        onChange={(event) => setScope(event.currentTarget.value)}
        onPointerEnter={onApproach}
        onFocus={onApproach}
      />
      <ComboboxField
        label="Words, part number or national stock number (NSN)"
        isLabelHidden
        name="q"
        type="search"
        enterKeyHint="search"
        maxLength={200}
        spellCheck={false}
        value={words}
        onChange={setWords}
        suggestions={suggestions}
        isLoading={isLoading}
        listWidth="form"
        onPick={(suggestion) => {
          const target = suggestionTarget(completionOf(suggestion));
          if ('words' in target) search(target.words);
          else navigation.open(target.path, { query: target.query });
        }}
      />
      <Button type="submit" look="primary" icon="search"><span css={wordOnWide}>Search</span></Button>
    </form>
  );
}
