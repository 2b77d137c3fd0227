// The door of every command: checks Node, sets up what is missing, then runs the rest with the project's own Node.
// Kept in old syntax, so that a Node that is too old can still say so.
//   node tooling/setup/enter.cjs [--browser] [--postgresql] SCRIPT [ARGUMENTS]
'use strict';

var OLDEST = 20;
var version = process.env.QUARTERMASTER_TEST_NODE_VERSION || process.versions.node;

if (Number(version.split('.')[0]) < OLDEST) {
  console.error('Quartermaster needs Node ' + OLDEST + ' or later, and this is Node ' + version + '; install a newer one from https://nodejs.org.');
  process.exit(1);
}

import('./setup.mjs').then(function (setup) {
  return setup.enter(process.argv.slice(2));
}).catch(function (error) {
  console.error(error && error.name === 'SetupError' ? error.message : error);
  process.exit(1);
});
