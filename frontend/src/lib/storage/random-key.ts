/** Returns a key that nobody else draws. `crypto.randomUUID` is missing on plain HTTP; 128 random bits are as good. */
export const randomKey = () =>
  crypto.randomUUID?.() ??
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
