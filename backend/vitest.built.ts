import { backEnd, ensureBuilt } from './scripts/build.mjs';

/** Builds the back end before all tests: from source, every process would compile it anew. */
export const setup = () => ensureBuilt(...backEnd);
