import { pathToFileURL } from 'node:url';
import { backEnd, ensureBuilt, frontEnd, frontEndForServer } from './build.mjs';
import { endWithNpm } from './end-with-npm.mjs';
import { ensureInstalled } from './install.mjs';

endWithNpm();
await ensureInstalled();
await ensureBuilt(...backEnd, frontEnd, frontEndForServer);
// In this process, so that whatever ends it also ends the shop.
await import(pathToFileURL('backend/dist/src/main/server.js').href);
