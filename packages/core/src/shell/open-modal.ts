import type { ComponentType } from 'react';
import type { LoadedScreenProps, ModalSize } from '../screens/index.ts';

/** The modal that is open, as the host shows it in the store's modal layout. */
export interface OpenModal {
  /** Changes with every modal. */
  readonly id: string;
  readonly path: string;
  readonly responseName: string;
  readonly title: string;
  readonly size: ModalSize | null;
  /** False: outside click and keyboard do not close it. */
  readonly dismissable: boolean;
  readonly Component: ComponentType<LoadedScreenProps>;
  readonly attributes: unknown;
  readonly query: URLSearchParams;
}
