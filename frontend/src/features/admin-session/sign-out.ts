import { adminToken } from '../../shared/admin-token.ts';

/**
 * Ends the session here at once, also where the shop cannot be reached, and on the server. A session
 * that the server was not told about ends there with its hour.
 */
export function signOut() {
  const token = adminToken.read();
  adminToken.remove();
  if (!token) return;
  const headers = { authorization: `Bearer ${token}` };
  // `keepalive`: closing the page does not take the call back.
  fetch('/api/admin/session', { method: 'DELETE', headers, keepalive: true }).catch(() => {});
}
