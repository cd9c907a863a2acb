/** Whoever reads a long page touches it now and then. */
const ATTENDED_MS = 2 * 60_000;
const INPUTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

let lastInput: number | undefined;
const note = () => {
  lastInput = Date.now();
};

/** Returns whether somebody has used this page a moment ago; what it asks for otherwise, it asks by itself. */
export function isAttended(): boolean {
  if (lastInput === undefined) {
    for (const input of INPUTS) {
      window.addEventListener(input, note, { passive: true, capture: true });
    }
    note();
  }
  return Date.now() - (lastInput ?? 0) < ATTENDED_MS;
}
