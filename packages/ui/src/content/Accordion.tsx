import type { ReactNode } from 'react';
import { Disclosure } from './Disclosure.tsx';

export interface AccordionSection {
  id: string;
  title: ReactNode;
  content: ReactNode;
  isInitiallyOpen?: boolean;
}

/** Several sections below each other, each open or closed on its own. */
export function Accordion({ sections }: { sections: readonly AccordionSection[] }) {
  return (
    <div>
      {sections.map((section) => (
        <Disclosure key={section.id} title={section.title} isInitiallyOpen={section.isInitiallyOpen ?? false} isSeparated>
          {section.content}
        </Disclosure>
      ))}
    </div>
  );
}
