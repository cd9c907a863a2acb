import { pathToFileURL } from 'node:url';
import { backEnd, ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';

await ensureInstalled();
await ensureBuilt(backEnd);
process.argv.splice(2, 0, 'backup');
await import(pathToFileURL(`${backEnd.dist}/src/backup-cli/backup-cli.js`).href);
