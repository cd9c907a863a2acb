import { useState } from 'react';

const KEY = 'book-store-discount-v1';

function read(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

function write(code: string): void {
  try {
    if (code) localStorage.setItem(KEY, code);
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is full or blocked: the code lasts as long as this page.
  }
}

/** Returns the discount code that goes with the cart of this browser, as it was typed; empty without one. */
export function useKeptCode() {
  const [code, setCode] = useState(read);
  return [
    code,
    (next: string) => {
      write(next);
      setCode(next);
    },
  ] as const;
}
