import type { Request } from 'express';
import { AppError } from '../shared/errors.ts';
import { changeRouteFor, type RecordChange } from './admin-change-route.ts';
import { networkOf } from './network-of.ts';
import { type Authenticate, routeFor } from './route.ts';

/** The account that a verified Firebase ID token stands for; the email is absent for phone accounts. */
export type Customer = {
  uid: string;
  email?: string | undefined;
  name?: string | undefined;
  /** When the person last proved who they are, in milliseconds since 1970. */
  signedInAt?: number | undefined;
};

/**
 * Verifies a Firebase ID token. Throws `AppError` `not-signed-in` for a token that does not hold and
 * `unavailable` where the keys to check it cannot be reached.
 */
export type VerifyIdToken = (token: string) => Promise<Customer>;

/** The admin behind a valid session, that session, and the network that the call came from. */
export type Admin = { id: string; username: string; session: string; address: string };

export type VerifyAdmins = {
  /** Whether a token claims to be an admin's; nothing about it is proven. */
  isAdminToken: (token: string) => boolean;
  /** Returns whom a token speaks for; throws `not-signed-in` where it does not hold, or no longer. */
  verifyAdminToken: (token: string) => Promise<Omit<Admin, 'address'>>;
};

/** Makes a route that only admins may call, and that changes nothing of the shop. */
export type AdminRoute = ReturnType<typeof routeFor<Admin>>;
/** Makes a route by which admins change something: who changed what is recorded. */
export type AdminChangeRoute = ReturnType<typeof changeRouteFor>;

export type Authentication = {
  /** Throws `not-signed-in`, and `forbidden` for an admin: orders belong to customers. */
  customer: Authenticate<Customer>;
  /** Throws `not-signed-in`, and `forbidden` for a customer. */
  admin: Authenticate<Admin>;
  /** Throws `not-signed-in`. */
  customerOrAdmin: Authenticate<Customer | Admin>;
  adminRoute: AdminRoute;
  adminChangeRoute: AdminChangeRoute;
};

/** Tells who calls, by the one of the two kinds of token that the request carries. */
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
 * Returns the network that a request comes from: behind a trusted proxy, as the proxy says; where
 * that is no address, the proxy's own, so that made-up words are no new auth.
 */
export const addressOf = (req: Request): string =>
  networkOf(req.ip) ?? networkOf(req.socket.remoteAddress) ?? 'unknown';

/** The token of `Authorization: Bearer`; without one the caller is not signed in. */
function bearerOf(req: Request): string {
  const token = /^Bearer +([^\s]+)$/i.exec(req.get('authorization') ?? '')?.[1];
  if (!token) throw new AppError('not-signed-in', { detail: 'Please sign in first.' });
  return token;
}
