import { makePasswordsCheap } from '@quartermaster/database/testing';

// What a comparison costs is proven beside the hash (packages/database) and by the processes that tests start: those hash as in an installation.
makePasswordsCheap();
