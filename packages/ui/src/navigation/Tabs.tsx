import { css } from '@emotion/react';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { media } from '../styles/index.ts';
import { token } from '../tokens/index.ts';

const list = css({
  display: 'flex',
  gap: token('space.xxs'),
  overflowX: 'auto',
  borderBlockEnd: `1px solid ${token('color.border')}`,
  '& > button': {
    flex: 'none',
    minHeight: token('size.control'),
    padding: `0 ${token('space.md')}`,
    border: 0,
    borderBlockEnd: '3px solid transparent',
    background: 'none',
    color: token('color.textMuted'),
    cursor: 'pointer',
    [media.phone]: { minHeight: token('size.touchTarget') },
  },
  '& > button:focus-visible': { outlineOffset: '-3px' },
  '& > button:hover': { color: token('color.action') },
  '& > button[aria-selected="true"]': { borderBlockEndColor: token('color.action'), color: token('color.text'), fontWeight: token('fontWeight.bold') },
  [media.print]: { display: 'none' },
});
const panelStyle = css({ paddingBlock: token('space.md'), [media.print]: { '&[hidden]': { display: 'block !important' } } });

export interface TabItem {
  id: string;
  label: ReactNode;
  content: ReactNode;
}

export interface TabsProps {
  label: string;
  tabs: readonly TabItem[];
  /** The chosen tab's id, when the page keeps it; left out, the first one is chosen to begin with. */
  selectedId?: string | undefined;
  onSelect?: (id: string) => void;
}

function neighbour(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** Panels of which one shows (WAI-ARIA tabs). Arrow keys, Home and End move and choose; paper shows all panels. */
export function Tabs({ label, tabs, selectedId, onSelect }: TabsProps) {
  const baseId = useId();
  const listRef = useRef<HTMLDivElement>(null);
  const [ownId, setOwnId] = useState(tabs[0]?.id);
  const wanted = selectedId ?? ownId;
  const chosen = tabs.some((tab) => tab.id === wanted) ? wanted : tabs[0]?.id;

  function choose(id: string) {
    setOwnId(id);
    onSelect?.(id);
  }
  function onKeyDown(event: KeyboardEvent, index: number) {
    const next = neighbour(event.key, index, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || tab === undefined) return;
    event.preventDefault();
    choose(tab.id);
    listRef.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  }

  return (
    <div>
      <div css={list} ref={listRef} role="tablist" aria-label={label}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${baseId}-tab-${tab.id}`}
            aria-controls={`${baseId}-panel-${tab.id}`}
            aria-selected={tab.id === chosen}
            tabIndex={tab.id === chosen ? 0 : -1}
            onClick={() => choose(tab.id)}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          css={panelStyle}
          role="tabpanel"
          id={`${baseId}-panel-${tab.id}`}
          aria-labelledby={`${baseId}-tab-${tab.id}`}
          tabIndex={0}
          hidden={tab.id !== chosen}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
