import { useLayoutEffect, useMemo, type ComponentType, type ReactNode } from 'react';
import { rootPoint, skeletonPoint } from '../extension/index.ts';
import { routeOf, type Page, type PageContent } from '../navigation/index.ts';
import type { LayoutId, LayoutProps } from '../screens/index.ts';
import { defaultSpinnerMessage } from '../shell/index.ts';
import { contractService } from '../store/index.ts';
import { FailureBoundary } from './FailureBoundary.tsx';
import { ModalOutlet } from './ModalOutlet.tsx';
import { PresentationContext } from './presentation.ts';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { useSignal, useStorefront } from './storefront-context.ts';
import { useStoreRuntime } from './use-store.ts';

/** The page, in its layout, with the open modal over it and the store's shell around both. A store that fails is switched off. */
export function ScreenOutlet() {
  const { name } = useStoreRuntime();
  return <FailureBoundary key={name} onFailure={(storefront, cause) => storefront.storeFailed(cause)}><Outlet /></FailureBoundary>;
}

function Outlet() {
  const storefront = useStorefront();
  const runtime = useStoreRuntime();
  const page = useSignal(storefront.page);
  // React skips layout effects on a server; in the browser scroll and focus are right before anything is painted.
  useLayoutEffect(() => storefront.pageShown(page), [storefront, page]);
  const Root = runtime.one(rootPoint) ?? Bare;
  const modal = useSignal(storefront.modal);
  const { content, number, pathname } = page;
  const pending = content.kind === 'pending' ? pendingLayout(pathname) : null;
  // What asks to sign in before there is a page is all that there is to name the window after.
  const title = content.kind === 'pending' ? (modal?.title ?? defaultSpinnerMessage) : content.title;
  // Where the address alone changes, as home becomes the start page, only what reads the address is rendered again.
  const shown = useMemo(() => <PresentationContext value="page"><PageInLayout content={content} number={number} pending={pending} title={title} /></PresentationContext>, [content, number, pending, title]);
  return (
    <Root>
      {shown}
      <ModalOutlet />
    </Root>
  );
}

/** The layout before the first answer. A page that will be bare is bare from its first byte on. */
function pendingLayout(pathname: string): LayoutId {
  const route = routeOf(pathname);
  return route.kind === 'service' && contractService(route.path)?.isBare === true ? 'help' : 'index';
}

function PageInLayout({ content, number, pending, title }: Pick<Page, 'content' | 'number'> & { readonly pending: LayoutId | null; readonly title: string }) {
  const runtime = useStoreRuntime();
  const layoutId = content.kind === 'pending' ? (pending ?? 'index') : content.layout;
  const Layout = (runtime.layouts.get(layoutId) ?? runtime.layouts.get('index'))?.Component as ComponentType<LayoutProps> | undefined;
  const screen = (
    <ScreenBoundary key={number} name={nameOf(content)}>
      <Content content={content} />
    </ScreenBoundary>
  );
  if (Layout === undefined) return <main>{screen}</main>;
  const options = content.kind === 'screen' ? { showsTitle: content.showsTitle, modalSize: content.modalSize, message: content.message, hidesGlobalMessages: content.hidesGlobalMessages, addsSurvey: content.addsSurvey } : {};
  return (
    <Layout title={title} {...options}>
      {screen}
    </Layout>
  );
}

function Content({ content }: { content: PageContent }) {
  const runtime = useStoreRuntime();
  switch (content.kind) {
    case 'screen':
      return <content.Component attributes={content.attributes} query={content.query} />;
    case 'display': {
      const { Component, title, message, report, data, query } = content;
      return Component === null ? <PlainText title={title} message={message} /> : <Component title={title} message={message} report={report} data={data} query={query} />;
    }
    case 'pending': {
      const Skeleton = runtime.one(skeletonPoint);
      return Skeleton === undefined ? null : <Skeleton />;
    }
  }
}

/** For a storefront without display screens: the words alone. */
function PlainText({ title, message }: { title: string; message: string }) {
  return (
    <>
      <h1>{title}</h1>
      <p>{message}</p>
    </>
  );
}

function Bare({ children }: { children: ReactNode }) {
  return children;
}

const nameOf = (content: PageContent): string =>
  content.kind === 'screen' ? `${content.path} ${content.responseName}` : content.kind === 'display' ? content.path : 'skeleton';
