/** 128 random bits, because `crypto.randomUUID` is missing on plain HTTP. */
export const randomKey = () =>
  crypto.randomUUID?.() ??
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
