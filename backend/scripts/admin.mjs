import { runBuilt } from './run-built.mjs';

await runBuilt('admin-cli/admin-cli.js');
