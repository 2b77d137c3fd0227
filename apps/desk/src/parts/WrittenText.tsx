import { Alert, Card, Heading, SanitizedHtml, Stack } from '@quartermaster/ui';
import type { ReactNode } from 'react';
import { Section } from './Section.tsx';

interface WrittenTextProps {
  title: string;
  /** HTML as the sanitizer leaves it. */
  seen: string;
  /** The sanitizer took something out. */
  isCut: boolean;
  /** Forms that change and remove it; null for operators who may not. */
  change: { readonly form: ReactNode; readonly removal: ReactNode } | null;
}

/** A text that operators write: as buyers see it, and what can be done with it. */
export function WrittenText({ title, seen, isCut, change }: WrittenTextProps) {
  return (
    <Stack gap="lg">
      <Section title={`As buyers see it: ${title}`}><SanitizedHtml html={seen} /></Section>
      {isCut && <Alert tone="warning"><p>Something of the text is taken out or written otherwise before it is shown: only headings, paragraphs, lists, tables, emphasis and links stay. Compare both.</p></Alert>}
      {change !== null && (
        <>
          <Card as="section" look="roomy" aria-labelledby="words">
            <Stack gap="md">
              <Heading level={2} id="words">Change it</Heading>
              {change.form}
            </Stack>
          </Card>
          <Card as="section" look="roomy" aria-labelledby="remove">
            <Stack gap="md">
              <Heading level={2} id="remove">Remove it</Heading>
              {change.removal}
            </Stack>
          </Card>
        </>
      )}
    </Stack>
  );
}
