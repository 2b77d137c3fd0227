import type { Edge } from './edges.ts';
import { IN_BROWSERS } from './layers.ts';

/** A door besides the front door: who may use it, and why others may not. */
interface SecondDoor {
  readonly of: RegExp;
  readonly door: string;
  readonly open: (edge: Edge) => boolean;
  readonly message: string;
}

const SECOND_DOORS: readonly SecondDoor[] = [
  {
    of: /^packages\/core$/, door: './host',
    open: ({ from, purpose }) => from.layer === 'web' || from.layer === 'core-testing' || from.layer === 'catalogue' || purpose === 'test',
    message: `core/host is what apps/web runs the engine with; a store or a screen that used it could change other stores. Use the front door of core: its extension points and hooks.`,
  },
  {
    of: /^packages\/core$/, door: './reconnection',
    open: ({ from }) => from.layer === 'journeys',
    message: `core/reconnection is the bare policy of reconnection, for measurements without a browser. A store or a screen has the connection of the engine, and no other.`,
  },
  {
    of: /^packages\/core$/, door: './shared-modules',
    open: ({ from, purpose }) => from.layer === 'core-testing' || from.layer === 'tooling' || purpose !== 'runtime',
    message: `core/shared-modules is the list that builds and checks go by; what a browser loads has no use for it.`,
  },
  {
    of: /^packages\/core$/, door: './testing',
    open: ({ from, purpose }) => from.layer === 'core-testing' || from.layer === 'catalogue' || purpose !== 'runtime',
    message: `core/testing holds a sample server and a clock that tests move, and brings the schema library; buyers must not download it. Use it in tests, or through the kit.`,
  },
  {
    of: /^packages\/contracts$/, door: './schema',
    open: ({ from, purpose, typeOnly }) => from.layer === undefined || !IN_BROWSERS.has(from.layer) || purpose !== 'runtime' || typeOnly,
    message: `contracts/schema brings the schema library, and this code is loaded by browsers. Use the types, method table and field rules of contracts, or 'import type'.`,
  },
  {
    of: /^packages\/contracts-desk$/, door: '.',
    open: ({ from, purpose, typeOnly }) => from.layer !== 'desk' || purpose !== 'runtime' || typeOnly,
    message: `contracts-desk brings the schema library, and this code is loaded by browsers. Use 'import type': the server says what an operator may do.`,
  },
  {
    of: /^packages\/deployment$/, door: './host',
    open: ({ from, purpose }) => from.layer === 'service' || purpose === 'test',
    message: `deployment/host composes the plugins of a deployment, which is the server's work. A plugin declares what it adds through the front door.`,
  },
  {
    of: /^packages\/database$/, door: './embedded',
    open: ({ from, purpose }) => from.layer === 'tooling' || from.layer === 'journeys' || purpose !== 'runtime',
    message: `One process owns the embedded database, and that is the launcher in tooling; a second owner loses rows. Connect as a client through the front door of database.`,
  },
  {
    of: /^packages\/database$/, door: './testing',
    open: ({ from, purpose }) => from.layer === 'journeys' || purpose !== 'runtime',
    message: `database/testing makes and drops databases for test suites; an app must not be able to. Use the front door of database.`,
  },
];

/** The message, if the import goes through a second door that is not open to its place. */
export function secondDoorShut(edge: Edge): string | undefined {
  const { target } = edge;
  if (target.kind !== 'ours' || target.place === undefined || target.place.folder === edge.from.folder) return undefined;
  const { folder } = target.place;
  return SECOND_DOORS.find(each => each.of.test(folder) && each.door === target.door && !each.open(edge))?.message;
}
