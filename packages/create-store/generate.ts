import { writeExampleStore } from './src/testing/example-store.ts';

writeExampleStore();
