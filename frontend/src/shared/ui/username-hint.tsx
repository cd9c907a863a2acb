/** Tells password managers whose password a form without a username field changes. */
export function UsernameHint({ username }: { username: string }) {
  return <input type="hidden" name="username" autoComplete="username" value={username} readOnly />;
}
