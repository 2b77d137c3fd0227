import { storeStories } from '@quartermaster/core-testing/build';

export default storeStories();
