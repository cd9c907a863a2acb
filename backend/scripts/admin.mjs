import { pathToFileURL } from 'node:url';
import { backEnd, ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';

await ensureInstalled();
await ensureBuilt(backEnd);
await import(pathToFileURL(`${backEnd.dist}/src/admin-cli/admin-cli.js`).href);
