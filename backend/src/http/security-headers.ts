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
    'Permissions-Policy': NO_DEVICES,
    // No preload: browsers' lists take a name in for years, which is for its owner to decide.
    ...(production && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  };
  return (_req, res, next) => {
    res.set(headers);
    next();
  };
}

/** The shop uses nothing of the machine that it is read on. */
const NO_DEVICES = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid'],
  ...['magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb'],
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/**
 * What the SDK's `signInWithPopup` and password calls need, by path: other paths of these hosts answer
 * with a script that calls what its address names. A browser looks at the path of the first address
 * only, so a redirect within the same host is let through; Google's own loader is not one to redirect.
 */
const firebaseSources = (authDomain: string) => ({
  // The loader, and the module of frames that it fetches.
  script: ['https://apis.google.com/js/api.js', 'https://apis.google.com/_/scs/abc-static/_/js/'],
  connect: [
    'https://identitytoolkit.googleapis.com/v1/',
    'https://identitytoolkit.googleapis.com/v2/',
    'https://securetoken.googleapis.com/v1/token',
  ],
  // The popup itself is no frame of ours.
  frame: [`https://${authDomain}/__/auth/iframe`],
});

function contentSecurityPolicy(firebase: SignInHosts): string {
  const own = { script: [], connect: [], frame: ["'none'"] };
  const hosts = firebase ? firebaseSources(firebase.authDomain) : own;
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
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
