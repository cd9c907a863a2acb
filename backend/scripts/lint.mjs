import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { commandOf, root, runNode } from './project.mjs';

await ensureInstalled();
let worst = 0;
for (const workspace of ['backend', 'frontend']) {
  const args = [commandOf('@biomejs/biome', 'biome'), 'check', '--error-on-warnings'];
  const cwd = join(root, workspace);
  worst = Math.max(worst, await runNode([...args, ...process.argv.slice(2)], { cwd }));
}
process.exit(worst);
