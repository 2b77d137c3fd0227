import {
  bannerPoint, dsScreenPoint, footerPoint, headerPoint, layoutPoint, logoPoint, namedScreenPoint, noticePoint, providerPoint, rootPoint, screenPoint, sessionExpiredPoint, skeletonPoint,
  surveyPoint, type AnyNamedScreen, type Contribution, type DisplayScreenDefinition, type LayoutDefinition, type LayoutProps, type NoticeProps, type ScreenDefinition, type StorePlugin,
} from '@quartermaster/core';
import { screenMaps } from '@quartermaster/core/host';
import type { ComponentType, ReactNode } from 'react';
import { hostDefaults } from '../rendering/storefront-of.ts';

/** A screen of the store as the probes use it. */
export interface OwnScreen {
  readonly path: string;
  readonly responseName: string;
  readonly layout: string;
  readonly load: () => Promise<{ readonly default: ComponentType<{ attributes: unknown; query: URLSearchParams }> }>;
}

/** A place on the page that the store fills itself. */
export interface OwnSlot {
  readonly name: string;
  /** The slot with something harmless in and around it. */
  readonly element: (content: ReactNode) => ReactNode;
  /** It is around other content and has to show it. */
  readonly holdsContent: boolean;
}

const contributions = ({ adds = [], overrides = [] }: StorePlugin): readonly Contribution[] => [...adds, ...overrides];

/** The screens that the store shows for itself, in the order of their keys: its own rows, and each row of a screen that it replaces. */
export function ownScreens(store: StorePlugin): readonly OwnScreen[] {
  const replaced = new Map(contributions(store).filter(({ point }) => point === namedScreenPoint).map(({ key, value }) => [key ?? '', value as AnyNamedScreen]));
  return [...screenMaps(rowsOf(contributions(store)), rowsOf(hostDefaults), replaced).store.values()]
    .toSorted((one, other) => (`${one.path} ${one.responseName}` < `${other.path} ${other.responseName}` ? -1 : 1));
}

const rowsOf = (list: readonly Contribution[]): readonly (readonly [string, ScreenDefinition])[] =>
  list.filter(({ point }) => point === screenPoint).map(({ key, value }) => [key ?? '', value as ScreenDefinition]);

export function ownDisplayScreens(store: StorePlugin): readonly DisplayScreenDefinition[] {
  return contributions(store).filter(({ point }) => point === dsScreenPoint).map(({ value }) => value as DisplayScreenDefinition);
}

/** Ids of the store's own page layouts. */
export function ownLayouts(store: StorePlugin): readonly string[] {
  return contributions(store).filter(({ point, key }) => point === layoutPoint && key !== 'modal').map(({ key }) => key ?? '');
}

const plain = [bannerPoint, footerPoint, headerPoint, logoPoint, sessionExpiredPoint, skeletonPoint, surveyPoint] as const;
const sampleNotice = { kind: 'acknowledgement', header: 'Please read this', body: '<p>Words of the server.</p>', negativeLabel: null } as const;

/** Every component that the store puts into a slot, screens apart. */
export function ownSlots(store: StorePlugin): readonly OwnSlot[] {
  const { Logo, Header, Footer, Banner } = store.brand;
  const branded = Object.entries({ logo: Logo, header: Header, footer: Footer, banner: Banner }).flatMap(([name, Part]) => (Part === undefined ? [] : [slot(name, () => <Part />)]));
  return [...branded, ...contributions(store).flatMap(slotOf)];
}

function slotOf({ point, key, value }: Contribution): OwnSlot[] {
  if (plain.some((known) => known === point)) {
    const Part = value as ComponentType;
    return [slot(point.id, () => <Part />)];
  }
  if (point === rootPoint || point === providerPoint) {
    const Around = value as ComponentType<{ children: ReactNode }>;
    return [slot(point.id, (content) => <Around>{content}</Around>, true)];
  }
  if (point === noticePoint) {
    const Notice = value as ComponentType<NoticeProps>;
    return [slot(point.id, () => <Notice attributes={sampleNotice} query={new URLSearchParams()} />)];
  }
  if (point !== layoutPoint || key === null || key === 'modal') return [];
  const Layout = (value as LayoutDefinition).Component as ComponentType<LayoutProps>;
  return [slot(`layout "${key}"`, (content) => <Layout title="Sample page">{content}</Layout>, true)];
}

const slot = (name: string, element: OwnSlot['element'], holdsContent = false): OwnSlot => ({ name, element, holdsContent });
