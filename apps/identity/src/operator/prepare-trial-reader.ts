// Makes what a trial smart-card reader needs (a certification authority, a server certificate), unless it is there:
//   node src/operator/prepare-trial-reader.ts FOLDER
import { systemClock } from '../runtime/index.ts';
import { prepareTrialFolder } from '../trial-reader/index.ts';

const [folder] = process.argv.slice(2);
if (folder) await prepareTrialFolder(folder, systemClock.now());
else {
  process.stderr.write('Name the folder: node src/operator/prepare-trial-reader.ts FOLDER\n');
  process.exitCode = 1;
}
