import type { ComponentType } from 'react';
import type { ModalLayoutProps } from '../screens/index.ts';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { useSignal, useStorefront } from './storefront-context.ts';
import { useStoreRuntime } from './use-store.ts';

/** The open modal, in the store's modal layout. The host renders it once, beside the page. */
export function ModalOutlet() {
  const storefront = useStorefront();
  const runtime = useStoreRuntime();
  const modal = useSignal(storefront.modal);
  if (modal === null) return null;
  const Layout = runtime.layouts.get('modal')?.Component as ComponentType<ModalLayoutProps> | undefined;
  const { Component } = modal;
  const screen = (
    <ScreenBoundary key={modal.id} name={`${modal.path} ${modal.responseName}`}>
      <Component attributes={modal.attributes} query={modal.query} />
    </ScreenBoundary>
  );
  if (Layout === undefined) return screen;
  return (
    <Layout title={modal.title} size={modal.size} dismissable={modal.dismissable} onClose={() => storefront.closeModal()}>
      {screen}
    </Layout>
  );
}
