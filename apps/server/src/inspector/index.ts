export { inspectorPath, registerInspector, type InspectorOptions } from './register-inspector.ts';
