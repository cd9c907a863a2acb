import { runBuilt } from './run-built.mjs';

await runBuilt('backup-cli/backup-cli.js', 'restore');
