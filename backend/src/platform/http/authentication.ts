import { createHash, timingSafeEqual } from 'node:crypto';
import {
  type AdminRole,
  type SecondFactorState,
  UNATTENDED_HEADER,
} from '@book-store/contract/admin-roles';
import type { Access } from '@book-store/contract/call';
import type { Request } from 'express';
import { AppError, notFound } from '../errors/errors.ts';
import { addressOf } from './request-origin.ts';

/** The account that a verified ID token identifies; phone accounts have no email. */
export type Customer = {
  uid: string;
  email?: string | undefined;
  /** Whether the account has proved that it owns the address; anybody can register any address. */
  emailVerified?: boolean | undefined;
  name?: string | undefined;
  /** When the customer last entered their credentials, in milliseconds since 1970. */
  signedInAt?: number | undefined;
};

/**
 * Throws `AppError` `not-signed-in` if the token is invalid, and `unavailable` if the public keys
 * cannot be fetched.
 */
export type VerifyIdToken = (token: string) => Promise<Customer>;

/** The signed-in admin, the session's id, and the caller's network. */
export type Admin = {
  id: string;
  username: string;
  role: AdminRole;
  session: string;
  /** When they last entered their password in this session. */
  confirmedAt: Date;
  secondFactor: SecondFactorState;
  address: string;
};

/** Who has made a change, also some time ago. */
export type Author = Pick<Admin, 'id' | 'username' | 'address'>;

export type VerifyAdmins = {
  /** Returns whether a token claims to be an admin's. Verifies nothing. */
  isAdminToken: (token: string) => boolean;
  /**
   * Throws `not-signed-in` if the token is invalid or its session has ended. What a page asks for by itself, with
   * nobody in front of it, does not count as use of the session.
   */
  verifyAdminToken: (
    token: string,
    use: { unattended: boolean },
  ) => Promise<Omit<Admin, 'address'>>;
};

/** The caller as each kind of access sees it. */
export type Callers = {
  /** The admin, if the call has an admin's valid token; anybody else is anonymous. */
  anyone: Admin | undefined;
  customer: Customer;
  admin: Admin;
  owner: Admin;
  'customer or admin': Customer | Admin;
  /** Undefined if no token is sent. */
  'customer or guest': Customer | undefined;
  monitor: undefined;
};

/** Returns the caller by kind of access. Throws `not-signed-in`, or `forbidden` for the wrong kind of caller. */
export type Authentication = { [A in Access]: (req: Request) => Promise<Callers[A]> };

/** Authenticates requests by bearer token: a customer's ID token or an admin's token. */
export function createAuthentication({
  verifyIdToken,
  admins,
  metricsToken,
}: {
  verifyIdToken: VerifyIdToken;
  admins: VerifyAdmins;
  /** Without it, metrics are disabled. */
  metricsToken?: string | undefined;
}): Authentication {
  async function customerOrAdmin(req: Request): Promise<Customer | Admin> {
    const token = bearerOf(req);
    if (admins.isAdminToken(token)) {
      const unattended = req.get(UNATTENDED_HEADER) !== undefined;
      return { ...(await admins.verifyAdminToken(token, { unattended })), address: addressOf(req) };
    }
    return verifyIdToken(token);
  }

  async function customer(req: Request): Promise<Customer> {
    const caller = await customerOrAdmin(req);
    if ('uid' in caller) return caller;
    throw new AppError('forbidden', { detail: 'Only a customer may do this.' });
  }

  const customerOrGuest = async (req: Request): Promise<Customer | undefined> =>
    req.get('authorization') === undefined ? undefined : customer(req);

  async function admin(req: Request): Promise<Admin> {
    const caller = await customerOrAdmin(req);
    if (!('uid' in caller)) return caller;
    throw new AppError('forbidden', { detail: 'Only an admin may do this.' });
  }

  async function owner(req: Request): Promise<Admin> {
    const caller = await admin(req);
    if (caller.role === 'owner') return caller;
    throw new AppError('forbidden', {
      detail: 'Only an owner of the shop may do this.',
      detailCode: 'owners-only',
    });
  }

  /** Neither an ended session nor a missing second factor must block public data. */
  async function anyone(req: Request): Promise<Admin | undefined> {
    const token = tokenOf(req);
    if (!token || !admins.isAdminToken(token)) return undefined;
    const caller = await admin(req).catch((error) => {
      if (error instanceof AppError && error.code === 'not-signed-in') return undefined;
      throw error;
    });
    return caller?.secondFactor === 'required' ? undefined : caller;
  }

  async function monitor(req: Request): Promise<undefined> {
    if (!metricsToken) {
      throw notFound('This server has no METRICS_TOKEN.');
    }
    if (!isSameText(bearerOf(req), metricsToken)) {
      throw new AppError('not-signed-in', { detail: 'This is not the METRICS_TOKEN.' });
    }
  }

  return {
    anyone,
    customer,
    admin,
    owner,
    'customer or admin': customerOrAdmin,
    'customer or guest': customerOrGuest,
    monitor,
  };
}

/** Constant time, whatever the texts and their lengths. */
const isSameText = (one: string, other: string) => timingSafeEqual(digest(one), digest(other));
const digest = (text: string) => createHash('sha256').update(text).digest();

const tokenOf = (req: Request): string | undefined =>
  /^Bearer +([^\s]+)$/i.exec(req.get('authorization') ?? '')?.[1];

/** Throws `not-signed-in` if there is no bearer token. */
function bearerOf(req: Request): string {
  const token = tokenOf(req);
  if (!token) throw new AppError('not-signed-in', { detail: 'Please sign in first.' });
  return token;
}
