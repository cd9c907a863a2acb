import type { HealthView } from '@book-store/contract/reports/health/health.schemas';

const POLL_INTERVAL_MS = 500;
const TIMEOUT_MS = 60_000;

async function signInState(): Promise<HealthView['signIn']> {
  const reply = await fetch('/api/health');
  return ((await reply.json()) as HealthView).signIn;
}

/**
 * With the emulator, the shop opens some seconds before sign-in is ready. Waits for it and returns
 * true once it is up, false if it is down or takes too long.
 */
export async function waitForSignIn(): Promise<boolean> {
  const end = Date.now() + TIMEOUT_MS;
  try {
    let state = await signInState();
    while (state === 'starting' && Date.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
      state = await signInState();
    }
    return state === 'up';
  } catch {
    return false;
  }
}
