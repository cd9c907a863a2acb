import type {
  SecondFactorOffer,
  SecondFactorStarted,
  SecondFactorView,
} from '@book-store/contract/people/second-factor/second-factor.schemas';
import type { AdminSession } from '@book-store/contract/people/sessions/admin-session.schemas';
import type { ClientSession } from 'mongoose';
import type { z } from 'zod';
import { type BeforeCommit, inTransaction } from '../../platform/documents/in-transaction.ts';
import { conflict } from '../../platform/errors/errors.ts';
import type { Admin } from '../../platform/http/authentication.ts';
import type { Shop } from '../../platform/shop.ts';
import { slidesIn, toSessionView } from '../admins/admin-profile.ts';
import { AdminAccount, type StoredAdmin } from '../admins/admins.model.ts';
import type { Confirm } from '../admins/confirm-again.ts';
import { findAdmin } from '../admins/find-admins.ts';
import { clearSessions, type SessionStore } from '../sessions/admin-sessions.store.ts';
import { sessionEnded } from '../sign-in/admin-tokens.ts';
import { drawRecoveryCodes } from './recovery-codes.ts';
import { forgetRemembered, listRemembered } from './remembered-devices.ts';
import type { SecretBox } from './secret-box.ts';
import { newSecret, stepOf, uriOf } from './totp.ts';
import { appCodeIn, wrongCodeAt } from './use-code.ts';

type Deps = { sessions: SessionStore; box: SecretBox; confirm: Confirm; now: () => Date };
type Recording = BeforeCommit<StoredAdmin>;

/** What admins do about their own second factor. */
export function createOwnSecondFactor({ sessions, box, confirm, now }: Deps) {
  /** Changes it, ends all sessions and starts a new one. */
  async function change(
    caller: Admin,
    admin: StoredAdmin,
    update: object,
    { shop, beforeCommit }: { shop: Shop; beforeCommit: Recording },
  ): Promise<z.output<typeof AdminSession>> {
    const { _id, tokenVersion } = admin;
    const origin = await sessions.originOf(caller.session);
    const write = async (session: ClientSession) => {
      const changed = await AdminAccount.findOneAndUpdate(
        { _id, tokenVersion },
        { ...update, $inc: { tokenVersion: 1 } },
        { returnDocument: 'after', session },
      ).lean();
      if (!changed) throw sessionEnded();
      await clearSessions(_id, session);
      await forgetRemembered(_id, session);
      return changed;
    };
    const changed = await inTransaction(write, { beforeCommit });
    return toSessionView(changed, await sessions.start(changed, origin, slidesIn(shop)), shop);
  }

  /** Throws `conflict` without a second factor. */
  async function findOwn(caller: Admin): Promise<StoredAdmin> {
    const admin = await findAdmin(caller.id);
    if (admin.secondFactor) return admin;
    throw conflict('You have no second factor. Please set one up first.', 'second-factor-off');
  }

  async function findOffered({ session }: Admin): Promise<string | undefined> {
    const offered = await sessions.offeredIn(session);
    return offered ? box.open(offered) : undefined;
  }

  async function view(caller: Admin, shop: Shop): Promise<z.output<typeof SecondFactorView>> {
    const admin = await findAdmin(caller.id);
    return {
      since: admin.secondFactor?.since,
      recoveryCodes: admin.secondFactor?.recoveryCodes.length ?? 0,
      required: shop.settings.security.requireSecondFactor ?? false,
      devices: await listRemembered(admin, now()),
    };
  }

  return {
    view,

    /** Offers the same secret for as long as the session lasts, so that a page loaded again fits the app. */
    async offer(caller: Admin, shop: Shop): Promise<SecondFactorOffer> {
      const secret = (await findOffered(caller)) ?? newSecret();
      await sessions.keepOffered(caller.session, await box.seal(secret));
      const names = { shop: shop.settings.identity.name, username: caller.username };
      return { secret, uri: uriOf(secret, names) };
    },

    /** Throws `conflict` if nothing is offered, and `bad-request` for a wrong code. */
    async start(
      caller: Admin,
      code: string,
      given: { shop: Shop; beforeCommit: Recording },
    ): Promise<z.output<typeof SecondFactorStarted>> {
      const admin = await findAdmin(caller.id);
      const secret = await findOffered(caller);
      if (!secret) {
        throw conflict(
          'There is nothing to confirm any more. Please begin to set up the second factor again.',
          'second-factor-not-begun',
        );
      }
      const lastStep = await confirm.attempt(
        caller,
        async () => stepOf(secret, appCodeIn(code) ?? '', now()),
        wrongCodeAt('code'),
      );
      const { codes, digests } = drawRecoveryCodes();
      const secondFactor = {
        secret: await box.seal(secret),
        since: now(),
        lastStep,
        recoveryCodes: digests,
      };
      const session = await change(caller, admin, { $set: { secondFactor } }, given);
      return { session, recoveryCodes: codes };
    },

    /** Throws `conflict` without a second factor, and while the shop requires one. */
    async turnOff(
      caller: Admin,
      given: { shop: Shop; beforeCommit: Recording },
    ): Promise<z.output<typeof AdminSession>> {
      const admin = await findOwn(caller);
      if (given.shop.settings.security.requireSecondFactor) {
        throw conflict(
          'This shop requires a second factor of everybody who works here. You can set up another app instead.',
          'second-factor-needed',
        );
      }
      return change(caller, admin, { $unset: { secondFactor: 1 } }, given);
    },

    /** Throws `conflict` without a second factor. */
    async drawCodes(
      caller: Admin,
      beforeCommit: Recording,
    ): Promise<{ codes: string[]; admin: StoredAdmin }> {
      const { _id, secondFactor } = await findOwn(caller);
      const { codes, digests } = drawRecoveryCodes();
      const draw = async (session: ClientSession) => {
        const admin = await AdminAccount.findOneAndUpdate(
          { _id, 'secondFactor.secret': secondFactor?.secret },
          { $set: { 'secondFactor.recoveryCodes': digests } },
          { session },
        ).lean();
        if (!admin) throw sessionEnded();
        return admin;
      };
      return { codes, admin: await inTransaction(draw, { beforeCommit }) };
    },
  };
}
