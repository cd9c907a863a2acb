import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** `undefined` with the shop's own accounts, which are served from our own origin. */
type SignInHosts = { authDomain: string } | undefined;

/**
 * Returns the security headers, which are the same for every response but those of files that are no
 * documents. A real Firebase project adds its own hosts to the policy. The Google popup needs
 * `window.opener`, so `Cross-Origin-Opener-Policy` must allow popups.
 */
export const securityHeaders = ({
  firebase,
  styleSources,
  scriptSources,
  production,
}: {
  firebase: SignInHosts;
  /** The hashes of the styles inside our own documents. */
  styleSources: readonly string[];
  /** Those of the scripts inside them. */
  scriptSources: readonly string[];
  production: boolean;
}): Record<string, string> => ({
  ...headersOf(
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: contentSecurityPolicy(firebase, styleSources, scriptSources),
      },
      crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
      xFrameOptions: { action: 'deny' },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      // No `preload`: browsers' preload lists last for years, so that decision is the owner's.
      strictTransportSecurity: production,
    }),
  ),
  'Permissions-Policy': NO_DEVICES,
});

/** What browsers heed in documents only. It is as long as a small script. */
const FOR_DOCUMENTS = [
  ...['Content-Security-Policy', 'Cross-Origin-Opener-Policy', 'Origin-Agent-Cluster'],
  ...['Permissions-Policy', 'X-DNS-Prefetch-Control', 'X-Download-Options', 'X-Frame-Options'],
  ...['X-Permitted-Cross-Domain-Policies', 'X-XSS-Protection'],
];

/**
 * Leaves out what a script, a style sheet, a picture or a font does not need. Returns a function that
 * undoes that.
 */
export function dropDocumentHeaders(res: ServerResponse): () => void {
  const dropped = FOR_DOCUMENTS.map((name) => [name, res.getHeader(name)] as const);
  for (const name of FOR_DOCUMENTS) res.removeHeader(name);
  return () => {
    for (const [name, value] of dropped) if (value !== undefined) res.setHeader(name, value);
  };
}

/** Returns the headers that helmet sets; it would compute them again for every response. */
function headersOf(setHeaders: ReturnType<typeof helmet>): Record<string, string> {
  const headers: Record<string, string> = {};
  const recorder: Pick<ServerResponse, 'removeHeader'> & { setHeader: unknown } = {
    setHeader: (name: string, value: string) => {
      headers[name] = value;
    },
    removeHeader: () => {},
  };
  setHeaders({} as IncomingMessage, recorder as ServerResponse, () => {});
  return headers;
}

/** The shop needs no device features. */
const NO_DEVICES = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid'],
  ...['magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb'],
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/**
 * The URLs that the SDK's `signInWithPopup` and password calls need, with paths: other paths of these
 * hosts serve JSONP, which runs any callback named in the URL. Browsers ignore the path after a
 * redirect, so a redirect within the same host is allowed; Google's loader does not redirect.
 */
const firebaseSources = (authDomain: string) => ({
  // The loader and the iframes module that it fetches.
  script: ['https://apis.google.com/js/api.js', 'https://apis.google.com/_/scs/abc-static/_/js/'],
  connect: [
    'https://identitytoolkit.googleapis.com/v1/',
    'https://identitytoolkit.googleapis.com/v2/',
    'https://securetoken.googleapis.com/v1/token',
  ],
  // The popup itself is not a frame of ours.
  frame: [`https://${authDomain}/__/auth/iframe`],
});

function contentSecurityPolicy(
  firebase: SignInHosts,
  styleSources: readonly string[],
  scriptSources: readonly string[],
): Record<string, string[]> {
  const own = { script: [], connect: [], frame: ["'none'"] };
  const hosts = firebase ? firebaseSources(firebase.authDomain) : own;
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...scriptSources, ...hosts.script],
    // The front end takes SweetAlert2 without the style element that its usual build injects.
    styleSrc: ["'self'", ...styleSources],
    // A cover can be any http(s) URL that the owner entered.
    imgSrc: ["'self'", 'data:', 'blob:', 'https:', 'http:'],
    connectSrc: ["'self'", ...hosts.connect],
    frameSrc: hosts.frame,
    frameAncestors: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    objectSrc: ["'none'"],
  };
}

/** Sets the headers of every response: the given ones and the request id. */
export function commonHeaders(headers: Record<string, string>): RequestHandler {
  const given = Object.entries(headers);
  return (req, res, next) => {
    for (const [name, value] of given) res.setHeader(name, value);
    res.setHeader('X-Request-Id', req.id);
    next();
  };
}
