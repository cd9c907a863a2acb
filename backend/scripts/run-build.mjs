import { backEnd, ensureBuilt, frontEnd } from './build.mjs';
import { ensureInstalled } from './install.mjs';

await ensureInstalled();
await ensureBuilt(...backEnd, frontEnd);
console.log('Everything is built.');
