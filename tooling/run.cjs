// First file of every `npm run …`. Syntax of Node 4: an older Node must reach the sentence below.
'use strict';

var oldest = Number(/\d+/.exec(require('../package.json').engines.node)[0]);

if (Number(process.versions.node.split('.')[0]) < oldest) {
  console.error(
    'Tele needs Node ' +
      oldest +
      ' or newer to start, and this is ' +
      process.version +
      '. Install Node 24 from https://nodejs.org, then run the command again.',
  );
  process.exitCode = 1;
} else {
  void import('./run.mjs');
}
