import { adminToken } from '../../api/admin-token.ts';

/**
 * Signs out in this browser at once, even offline, and on the server. If the server cannot be
 * reached, its session expires on its own.
 */
export function signOut() {
  const token = adminToken.read();
  adminToken.remove();
  if (!token) return;
  const headers = { authorization: `Bearer ${token}` };
  // `keepalive`: closing the page does not cancel the request.
  fetch('/api/admin/session', { method: 'DELETE', headers, keepalive: true }).catch(() => {});
}
