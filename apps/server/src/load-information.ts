// npm run information:load -- [FOLDER]. Works on the database of DATABASE_URL. With --supplied: changes of an operator are kept.
import { ContentFileError } from './information/load/content-file.ts';
import { readInformationFolder } from './information/load/information-folder.ts';
import { loadInformation } from './information/load/load-information.ts';
import { runOperatorCommand } from './operator-command.ts';

await runOperatorCommand({
  applicationName: 'quartermaster-information',
  usual: 'npm run information:load -- FOLDER',
  Refusal: ContentFileError,
  failed: (message) => `Nothing was loaded: ${message}`,
  prepare(args) {
    const folder = args.find((argument) => !argument.startsWith('-'));
    const unknown = args.find((argument) => argument.startsWith('-') && argument !== '--supplied');
    if (folder === undefined || unknown !== undefined) throw new ContentFileError('Usage: npm run information:load -- FOLDER');
    const content = readInformationFolder(folder);
    return async (pool) => {
      const { pages, categories } = await loadInformation(pool, content, { supplied: args.includes('--supplied') });
      process.stdout.write(`  ${pages} pages and ${categories} help categories loaded.\n`);
    };
  },
});
