import { modalLayout, pageLayout } from '@quartermaster/core';
import { ClassicLayout } from './ClassicLayout.tsx';
import { HelpLayout } from './HelpLayout.tsx';
import { IndexLayout } from './IndexLayout.tsx';
import { ModalLayout } from './ModalLayout.tsx';

/** The four layouts of the specification, section 2. */
export const defaultLayouts = [
  pageLayout('index', IndexLayout),
  pageLayout('classic', ClassicLayout),
  pageLayout('help', HelpLayout),
  modalLayout(ModalLayout),
];
