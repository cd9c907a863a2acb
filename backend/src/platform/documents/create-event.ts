/**
 * Creates an event of one area that higher ones listen to (`Area.listen`). `on` adds a listener; `emit` calls all of
 * them in sequence and rejects with the first failure.
 */
export function createEvent<Facts extends unknown[]>() {
  const listeners = new Set<(...facts: Facts) => Promise<void>>();
  return {
    on: (listener: (...facts: Facts) => Promise<void>): void => {
      listeners.add(listener);
    },
    emit: async (...facts: Facts): Promise<void> => {
      for (const listener of listeners) await listener(...facts);
    },
  };
}
