/** The SDK signs out only locally; this ends the session on the shop's own server. */
export function endSession(refreshToken: string): void {
  void fetch('/identitytoolkit.googleapis.com/v1/accounts:signOut', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ refreshToken }),
    keepalive: true,
    // This device is signed out in any case.
  }).catch(() => undefined);
}
