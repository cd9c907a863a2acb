/** Tells password managers which account a password form belongs to. */
export function UsernameHint({ username }: { username: string }) {
  return <input type="hidden" name="username" autoComplete="username" value={username} readOnly />;
}
