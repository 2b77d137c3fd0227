// Makes the data folder that the journeys start from, with its catalog, where E2E_PREPARED says: one core is enough for it, so it is done beside other suites.
import { renameSync } from 'node:fs';
import { startJourneysMarketplace } from './journeys-marketplace.ts';

const folder = process.env['E2E_PREPARED'];
if (folder === undefined) throw new Error('Name the data folder that is to be made in E2E_PREPARED.');

const unfinished = `${folder}.unfinished`;
await (await startJourneysMarketplace(unfinished)).stop();
renameSync(unfinished, folder);
