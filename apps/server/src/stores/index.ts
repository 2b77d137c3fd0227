export { isVirtualStore, startPaths, type VirtualStore } from './start-paths.ts';
