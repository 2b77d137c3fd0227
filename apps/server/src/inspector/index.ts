export { registerInspector, type InspectorOptions } from './register-inspector.ts';
