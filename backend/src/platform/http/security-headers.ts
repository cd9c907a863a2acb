import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** Undefined for the shop's own accounts, which are served from our origin. */
type SignInHosts = { authDomain: string } | undefined;

/**
 * Returns the security headers, the same for every response except files that are not documents. A
 * real Firebase project adds its own hosts to the policy. Google's popup needs `window.opener`, so
 * `Cross-Origin-Opener-Policy` must allow popups.
 */
export const securityHeaders = ({
  firebase,
  styleSources,
  scriptSources,
  production,
}: {
  firebase: SignInHosts;
  /** Hashes of inline styles. */
  styleSources: readonly string[];
  /** Hashes of inline scripts. */
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

/** Headers that only documents need; together as long as a small script. */
const FOR_DOCUMENTS = [
  ...['Content-Security-Policy', 'Cross-Origin-Opener-Policy', 'Origin-Agent-Cluster'],
  ...['Permissions-Policy', 'X-DNS-Prefetch-Control', 'X-Download-Options', 'X-Frame-Options'],
  ...['X-Permitted-Cross-Domain-Policies', 'X-XSS-Protection'],
];

/** Drops headers that scripts, styles, pictures and fonts do not need. Returns a function that undoes this. */
export function dropDocumentHeaders(res: ServerResponse): () => void {
  const dropped = FOR_DOCUMENTS.map((name) => [name, res.getHeader(name)] as const);
  for (const name of FOR_DOCUMENTS) res.removeHeader(name);
  return () => {
    for (const [name, value] of dropped) if (value !== undefined) res.setHeader(name, value);
  };
}

/** Computes helmet's headers once; it would compute them again for every response. */
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

const NO_DEVICES = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid'],
  ...['magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb'],
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/**
 * The URLs that the SDK's `signInWithPopup` and password calls need, with paths: other paths of
 * these hosts serve JSONP, which runs any callback named in the URL. Browsers ignore the path after
 * a redirect, so a redirect within the same host is allowed; Google's loader does not redirect.
 */
const firebaseSources = (authDomain: string) => ({
  // The loader and the iframes module that it fetches.
  script: ['https://apis.google.com/js/api.js', 'https://apis.google.com/_/scs/abc-static/_/js/'],
  connect: [
    'https://identitytoolkit.googleapis.com/v1/',
    'https://identitytoolkit.googleapis.com/v2/',
    'https://securetoken.googleapis.com/v1/token',
  ],
  // The popup itself is not our frame.
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
    // The front end uses SweetAlert2 without the style element that its default build injects.
    styleSrc: ["'self'", ...styleSources],
    imgSrc: ["'self'", 'data:', 'blob:'],
    connectSrc: ["'self'", ...hosts.connect],
    frameSrc: hosts.frame,
    frameAncestors: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    objectSrc: ["'none'"],
  };
}

export function commonHeaders(headers: Record<string, string>): RequestHandler {
  const given = Object.entries(headers);
  return (req, res, next) => {
    for (const [name, value] of given) res.setHeader(name, value);
    res.setHeader('X-Request-Id', req.id);
    next();
  };
}
