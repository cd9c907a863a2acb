/**
 * Returns an event that one area offers and later ones listen to, as they declare (`Area.listen`): `on` adds a listener, and `tell` calls all of them,
 * one after the other, and rejects with the first that fails.
 */
export function createEvent<Facts extends unknown[]>() {
  const listeners = new Set<(...facts: Facts) => Promise<void>>();
  return {
    on: (listener: (...facts: Facts) => Promise<void>): void => {
      listeners.add(listener);
    },
    tell: async (...facts: Facts): Promise<void> => {
      for (const listener of listeners) await listener(...facts);
    },
  };
}
