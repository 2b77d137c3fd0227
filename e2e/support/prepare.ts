// Makes the data folder that the journeys start from, with its catalog, where E2E_PREPARED says: one core is enough for it, so it is done beside other suites. The servers start with the journeys.
import { renameSync } from 'node:fs';
import { prepareDataFolder } from '../../tooling/start/data-folder.ts';
import { loadSampleData } from '../../tooling/start/sample-data.ts';
import { readSettings } from '../../tooling/start/settings.ts';
import { root } from './journeys-marketplace.ts';

const folder = process.env['E2E_PREPARED'];
if (folder === undefined) throw new Error('Name the data folder that is to be made in E2E_PREPARED.');

const unfinished = `${folder}.unfinished`;
const settings = readSettings({ ...process.env, DATA_DIR: unfinished }, [], root);
prepareDataFolder(settings.dataDir);
await loadSampleData(root, settings, console.log);
renameSync(unfinished, folder);
