import fc from 'fast-check';

const { SEED, HISTORIES } = process.env;

// Each run tries the same random values, so that none fails for what another did not try. `SEED` names others, which a
// failing test prints; many histories are new ones each time.
if (SEED || !HISTORIES) fc.configureGlobal({ seed: Number(SEED ?? 1) });
