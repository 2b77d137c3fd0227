import { describe, expect, it } from 'vitest';
import { embeddedDatabaseFolder } from './embedded-folder.ts';
import { testDatabases } from './testing.ts';

describe.each(testDatabases())('the address of $name', ({ name, open }) => {
  it('tells whether the database is embedded', async () => {
    const database = await open();
    try {
      const folder = embeddedDatabaseFolder(database.url);
      if (name === 'embedded') expect(folder).toMatch(/^\//);
      else expect(folder).toBeNull();
    } finally {
      await database.close();
    }
  });
});

it('an address without a folder is one of a real server', () => {
  expect(embeddedDatabaseFolder('postgresql://user@db.example/name')).toBeNull();
  expect(embeddedDatabaseFolder('postgresql://user@/name?host=/var/run/postgresql')).toBeNull();
});
