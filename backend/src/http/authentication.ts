import type { Request } from 'express';
import { AppError } from '../shared/errors.ts';
import { changeRouteFor, type RecordChange } from './admin-change-route.ts';
import { networkOf } from './network-of.ts';
import { type Authenticate, routeFor } from './route.ts';

/** The account that a verified Firebase ID token identifies; phone accounts have no email. */
export type Customer = {
  uid: string;
  email?: string | undefined;
  name?: string | undefined;
  /** When the customer last entered their credentials, in milliseconds since 1970. */
  signedInAt?: number | undefined;
};

/**
 * Verifies a Firebase ID token. Throws `AppError` `not-signed-in` if the token is invalid, and
 * `unavailable` if the public keys cannot be fetched.
 */
export type VerifyIdToken = (token: string) => Promise<Customer>;

/** The signed-in admin, the id of the session, and the network that the request came from. */
export type Admin = { id: string; username: string; session: string; address: string };

export type VerifyAdmins = {
  /** Returns whether a token claims to be an admin's. Verifies nothing. */
  isAdminToken: (token: string) => boolean;
  /** Returns the admin of a token. Throws `not-signed-in` if it is invalid or its session has ended. */
  verifyAdminToken: (token: string) => Promise<Omit<Admin, 'address'>>;
};

/** Creates a route that only admins may call and that does not change the shop. */
export type AdminRoute = ReturnType<typeof routeFor<Admin>>;
/** Creates a route through which admins change something; every change is recorded. */
export type AdminChangeRoute = ReturnType<typeof changeRouteFor>;

export type Authentication = {
  /** Throws `not-signed-in`, or `forbidden` for an admin: orders belong to customers. */
  customer: Authenticate<Customer>;
  /** Throws `not-signed-in`, or `forbidden` for a customer. */
  admin: Authenticate<Admin>;
  /** Throws `not-signed-in`. */
  customerOrAdmin: Authenticate<Customer | Admin>;
  adminRoute: AdminRoute;
  adminChangeRoute: AdminChangeRoute;
};

/** Authenticates requests by their bearer token: a customer's ID token or an admin's token. */
export function createAuthentication({
  verifyIdToken,
  admins,
  recordChange,
}: {
  verifyIdToken: VerifyIdToken;
  admins: VerifyAdmins;
  recordChange: RecordChange;
}): Authentication {
  async function customerOrAdmin(req: Request): Promise<Customer | Admin> {
    const token = bearerOf(req);
    if (admins.isAdminToken(token)) {
      return { ...(await admins.verifyAdminToken(token)), address: addressOf(req) };
    }
    const customer = await verifyIdToken(token);
    return { ...customer, email: customer.email?.trim().toLowerCase() };
  }

  async function customer(req: Request): Promise<Customer> {
    const caller = await customerOrAdmin(req);
    if ('uid' in caller) return caller;
    throw new AppError('forbidden', { detail: 'Only a customer may do this.' });
  }

  async function admin(req: Request): Promise<Admin> {
    const caller = await customerOrAdmin(req);
    if (!('uid' in caller)) return caller;
    throw new AppError('forbidden', { detail: 'Only an admin may do this.' });
  }

  return {
    customer,
    admin,
    customerOrAdmin,
    adminRoute: routeFor(admin),
    adminChangeRoute: changeRouteFor(admin, recordChange),
  };
}

/**
 * Returns the network that a request comes from. Behind a trusted proxy this is the address the proxy
 * reports; if that is not a valid address, the proxy's own, so that invented values all count as one.
 */
export const addressOf = (req: Request): string =>
  networkOf(req.ip) ?? networkOf(req.socket.remoteAddress) ?? 'unknown';

/** Returns the token of `Authorization: Bearer`. Throws `not-signed-in` if there is none. */
function bearerOf(req: Request): string {
  const token = /^Bearer +([^\s]+)$/i.exec(req.get('authorization') ?? '')?.[1];
  if (!token) throw new AppError('not-signed-in', { detail: 'Please sign in first.' });
  return token;
}
