import { ensureInstalled } from './install.mjs';
import { commandOf, runNode } from './project.mjs';

await ensureInstalled();
const tsc = commandOf('typescript', 'tsc');
const codes = await Promise.all([
  runNode([tsc, '-p', 'backend']),
  runNode([tsc, '-p', 'frontend']),
]);
process.exit(Math.max(...codes));
