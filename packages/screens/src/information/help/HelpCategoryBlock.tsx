import { css } from '@emotion/react';
import type { HelpCategory } from '@quartermaster/contracts';
import { Card, Disclosure, Heading, Icon, Text, token } from '@quartermaster/ui';
import { helpIcon } from './help-icon.ts';
import { HelpTopic } from './HelpTopic.tsx';

const head = css({ display: 'flex', alignItems: 'center', gap: token('space.sm'), minWidth: 0, '& > svg': { flexShrink: 0, color: token('color.action') } });
const about = css({ fontWeight: token('fontWeight.regular') });

export interface HelpCategoryBlockProps {
  category: HelpCategory;
  isOpen: boolean;
  isTopicOpen: (key: string, isOpenAtFirst: boolean) => boolean;
}

/** A category of help: its heading shows and hides its topics. */
export function HelpCategoryBlock({ category, isOpen, isTopicOpen }: HelpCategoryBlockProps) {
  const { icon, label, tooltip, description, sections } = category;
  return (
    <Card>
      <Disclosure
        isInitiallyOpen={isOpen}
        title={
          <span css={head} title={tooltip}>
            <Icon name={helpIcon(icon)} size="md" />
            <span>
              <Heading level={2} size="md">{label}</Heading>
              <Text css={about} size="sm" tone="muted">{description}</Text>
            </span>
          </span>
        }
      >
        {sections.map((section) => (
          <HelpTopic key={section.id} section={section} isOpen={isTopicOpen(section.queryParams.key, section.isOpen)} />
        ))}
      </Disclosure>
    </Card>
  );
}
