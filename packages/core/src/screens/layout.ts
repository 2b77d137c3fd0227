import type { ComponentType, ReactNode } from 'react';
import { contribution, extensionPoint, component, member, type Contribution } from '../extension/index.ts';
import type { PageMessage } from '../errors/index.ts';
import type { LayoutId, ModalSize } from './screen.ts';

/** Props of a page layout. It stays mounted from one screen to the next of the same layout. */
export interface LayoutProps {
  title: string;
  children: ReactNode;
  /** A modal screen without a page under it: the layout gives it its heading and its margins. */
  showsTitle?: boolean;
  /** The size of that screen as a modal: a list that is a wide modal is a wide page, a form a narrow one. */
  modalSize?: ModalSize | null;
  /** The message of the answer beside its screen: shown above the page. */
  message?: PageMessage | null;
  /** The screen shows the messages of its answer itself. */
  hidesGlobalMessages?: boolean;
  /** The survey block is at the foot of the page. */
  addsSurvey?: boolean;
}

/** Props of the modal layout. */
export interface ModalLayoutProps {
  title: string;
  size: ModalSize | null;
  /** False: outside click and keyboard do not close it (specification, section 4). */
  dismissable: boolean;
  onClose: () => void;
  children: ReactNode;
}

export interface LayoutDefinition {
  readonly Component: ComponentType<LayoutProps> | ComponentType<ModalLayoutProps>;
}

/** The layouts, by id. Declare one with `pageLayout()` or `modalLayout()`. */
export const layoutPoint = extensionPoint<LayoutDefinition>()('layout', 'keyed', {
  doc: 'The frame around a screen: index, classic, help, modal, or a layout of the store.',
  validate: (value) => component(member(value, 'Component'), null),
});

/** Declares a page layout. */
export function pageLayout(id: Exclude<LayoutId, 'modal'>, Component: ComponentType<LayoutProps>): Contribution {
  return contribution(layoutPoint, id, Object.freeze({ Component }));
}

/** Declares the layout of modal screens. */
export function modalLayout(Component: ComponentType<ModalLayoutProps>): Contribution {
  return contribution(layoutPoint, 'modal', Object.freeze({ Component }));
}
