/** Returns a request that takes effect once, however often it is sent with the same key. */
export const postOnce = (url: string, idempotencyKey: string, body: object) => ({
  url,
  method: 'POST',
  body,
  headers: { 'Idempotency-Key': idempotencyKey },
});
