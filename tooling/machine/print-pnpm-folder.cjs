// npx runs this with pnpm on the PATH.
const fs = require('node:fs');
const path = require('node:path');

const program = process.platform === 'win32' ? 'pnpm.cmd' : 'pnpm';
const folders = (process.env.PATH || process.env.Path || '').split(path.delimiter);
console.log(folders.find((folder) => fs.existsSync(path.join(folder, program))) || '');
