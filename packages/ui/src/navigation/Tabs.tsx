import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { media } from '../styles/media.ts';
import { token } from '../tokens/token.ts';

const tabs = css({
  '& [role="tablist"]': {
    display: 'flex',
    gap: token('space.xxs'),
    overflowX: 'auto',
    borderBlockEnd: `1px solid ${token('color.border')}`,
  },
  '& [role="tab"]': {
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: token('size.control'),
    padding: `0 ${token('space.md')}`,
    borderBlockEnd: '3px solid transparent',
    color: token('color.textMuted'),
    cursor: 'pointer',
    outlineOffset: '-3px !important',
    [media.phone]: { minHeight: token('size.touchTarget') },
  },
  '& [role="tab"]:hover': { color: token('color.action') },
  '& [role="tab"][aria-selected="true"]': {
    borderBlockEndColor: token('color.action'),
    color: token('color.text'),
    fontWeight: token('fontWeight.bold'),
  },
  '& [role="tabpanel"]': { paddingBlock: token('space.md') },
});

export interface TabItem {
  id: string;
  label: ReactNode;
  content: ReactNode;
}

export interface TabsProps {
  label: string;
  tabs: readonly TabItem[];
  /** The chosen tab's id; leave it out and the first one is chosen. */
  selectedId?: string;
  onSelect?: (id: string) => void;
}

/** Panels of which one shows. Arrow keys move and choose. */
export function Tabs({ label, tabs: items, selectedId, onSelect }: TabsProps) {
  return (
    <AriaTabs
      css={tabs}
      {...(selectedId === undefined ? {} : { selectedKey: selectedId })}
      {...(onSelect === undefined ? {} : { onSelectionChange: (key) => onSelect(String(key)) })}
    >
      <TabList aria-label={label}>{items.map((item) => <Tab key={item.id} id={item.id}>{item.label}</Tab>)}</TabList>
      {items.map((item) => <TabPanel key={item.id} id={item.id}>{item.content}</TabPanel>)}
    </AriaTabs>
  );
}
