import { backEnd, ensureBuilt, frontEnd } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { commandOf, runNode } from './project.mjs';

await ensureInstalled();
await ensureBuilt(...backEnd, frontEnd);
const playwright = [commandOf('@playwright/test', 'playwright'), 'test', '--config', 'frontend'];
process.exit(await runNode([...playwright, ...process.argv.slice(2)]));
