import { type ImportDeps, runImports } from '../features/books/imports/run-imports.ts';
import { repeat } from './repeat.ts';

/** How often a server looks for an import whose server has died. */
const INTERVAL_MS = 3000;

/**
 * Continues interrupted imports, now and every three seconds. Returns a function that stops this and waits for the
 * present rows.
 */
export function keepImports(deps: Omit<ImportDeps, 'isStopping'>): () => Promise<void> {
  let isStopping = false;
  const stop = repeat({
    task: 'imports',
    run: () => runImports({ ...deps, isStopping: () => isStopping }),
    pauseMs: INTERVAL_MS,
    log: deps.log,
    now: deps.now,
  });
  return () => {
    isStopping = true;
    return stop();
  };
}
