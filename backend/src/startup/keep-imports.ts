import { type ImportDeps, runImports } from '../features/books/imports/run-imports.ts';

/** How often a server looks for an import whose server has died. */
const INTERVAL_MS = 3000;

/**
 * Takes up imports that were interrupted, now and every three seconds. Returns a function that ends that
 * and waits for the present rows.
 */
export function keepImports(deps: Omit<ImportDeps, 'isStopping'>): () => Promise<void> {
  let stopping = false;
  let running = Promise.resolve();
  const look = () => {
    running = running.then(() => runImports({ ...deps, isStopping: () => stopping }));
  };
  look();
  const timer = setInterval(look, INTERVAL_MS);
  return async () => {
    stopping = true;
    clearInterval(timer);
    await running;
  };
}
