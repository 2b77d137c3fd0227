import { rootPoint, type LayoutProps } from '@quartermaster/core';
import { StorefrontProvider, type HostedStorefront, type StoreRuntime } from '@quartermaster/core/host';
import type { ComponentType } from 'react';

/** A screen that is loaded, with what it shows. */
export interface LoadedScreen {
  title: string;
  layout: string;
  Component: ComponentType<{ attributes: unknown; query: URLSearchParams }>;
  attributes: unknown;
}

/** Loads the default screen of a response and its title for the attributes. */
export async function loadScreen(runtime: StoreRuntime, path: string, responseName: string, attributes: unknown): Promise<LoadedScreen> {
  const definition = runtime.screens.defaults.get(`${path} ${responseName}`);
  if (definition === undefined) throw new Error(`No default screen is mapped to ${path} ${responseName}.`);
  const { title, layout } = definition;
  const { default: Component } = await definition.load();
  return { title: typeof title === 'function' ? title(attributes) : title, layout, Component, attributes };
}

export interface ScreenInShellProps {
  storefront: HostedStorefront;
  screen: LoadedScreen;
  query?: URLSearchParams;
}

/** A screen in its layout and the shell, as the host shows it; a modal screen is alone: its layout needs a browser. */
export function ScreenInShell({ storefront, screen, query }: ScreenInShellProps) {
  const runtime = storefront.store.get();
  const Root = runtime?.one(rootPoint);
  const Layout = runtime?.layouts.get(screen.layout)?.Component as ComponentType<LayoutProps> | undefined;
  if (Root === undefined || Layout === undefined) throw new Error(`The store has no root or no layout "${screen.layout}".`);
  const content = <screen.Component attributes={screen.attributes} query={query ?? new URLSearchParams()} />;
  return (
    <StorefrontProvider storefront={storefront}>
      <Root>{screen.layout === 'modal' ? content : <Layout title={screen.title}>{content}</Layout>}</Root>
    </StorefrontProvider>
  );
}
