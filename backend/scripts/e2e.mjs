import { backEnd, ensureBuilt, frontEnd } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { runVitest } from './vitest.mjs';

await ensureInstalled();
await ensureBuilt(backEnd, frontEnd);
process.exit(await runVitest('e2e', 'frontend/e2e/vitest.config.ts', process.argv.slice(2)));
