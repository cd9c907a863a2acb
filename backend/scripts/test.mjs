import { ensureInstalled } from './install.mjs';
import { runNode } from './project.mjs';
import { runVitest } from './vitest.mjs';

await ensureInstalled();
const types = await runNode(['backend/scripts/types.mjs']);
const tests = await runVitest('unit', 'backend/vitest.projects.config.ts', process.argv.slice(2));
if (types !== 0) console.error('\nThe types do not hold, see above.');
process.exit(Math.max(types, tests));
