/** `drainDelayMs` is for parts that serve requests. */
type ClosePart = (drainDelayMs: number) => Promise<void>;

/** Open parts, in the order in which they were opened. */
export type OpenParts = { push: (close: ClosePart) => void };

/**
 * Returns `open`'s result with a function that closes the parts, the last one first. If `open` fails, closes
 * those already open and rejects.
 */
export async function openParts<Opened>(
  open: (parts: OpenParts) => Promise<Opened>,
): Promise<{ opened: Opened; close: (drainDelayMs?: number) => Promise<void> }> {
  const parts: ClosePart[] = [];
  const close = async (drainDelayMs = 0) => {
    for (const closePart of parts.splice(0).reverse()) await closePart(drainDelayMs);
  };
  try {
    return { opened: await open(parts), close };
  } catch (error) {
    await close();
    throw error;
  }
}
