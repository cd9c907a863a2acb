import type { RequestHandler } from 'express';

/** `undefined` where sign-in goes to the emulator through this very origin. */
type SignInHosts = { authDomain: string } | undefined;

/**
 * The browser's protections. With a real Firebase project its own hosts are let in; the Google popup
 * needs an opener, so `Cross-Origin-Opener-Policy` must allow popups.
 */
export function securityHeaders({
  firebase,
  production,
}: {
  firebase: SignInHosts;
  production: boolean;
}): RequestHandler {
  const headers: Record<string, string> = {
    'Content-Security-Policy': contentSecurityPolicy(firebase),
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(production && { 'Strict-Transport-Security': 'max-age=31536000' }),
  };
  return (_req, res, next) => {
    res.set(headers);
    next();
  };
}

function contentSecurityPolicy(firebase: SignInHosts): string {
  const google = {
    script: ['https://apis.google.com'],
    connect: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
    frame: [`https://${firebase?.authDomain}`],
  };
  const hosts = firebase ? google : { script: [], connect: [], frame: ["'none'"] };
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hosts.script],
    // The front end takes SweetAlert2 without the style element that its usual build injects.
    'style-src': ["'self'"],
    // A cover may be any http(s) address that the owner entered.
    'img-src': ["'self'", 'data:', 'blob:', 'https:', 'http:'],
    'connect-src': ["'self'", ...hosts.connect],
    'frame-src': hosts.frame,
    'frame-ancestors': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
