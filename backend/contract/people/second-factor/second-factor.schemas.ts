import { z } from 'zod';
import { Id, WireDate, WireId } from '../../parts.schemas.ts';
import { AdminSession, SecondFactorCode } from '../sessions/admin-session.schemas.ts';

/** How many recovery codes an admin gets. */
export const RECOVERY_CODES = 10;
/** How long a remembered device needs no code. */
export const REMEMBER_DAYS = 30;

/** A device on which the calling admin needs no code. */
export const RememberedDevice = z.object({
  id: WireId,
  /** Browser and operating system, such as 'Firefox on Windows'. */
  device: z.string(),
  network: z.string().optional(),
  startedAt: WireDate,
  expiresAt: WireDate,
});
export type RememberedDevice = z.input<typeof RememberedDevice>;

/** The calling admin's second factor. */
export const SecondFactorView = z.object({
  /** Absent if there is none. */
  since: WireDate.optional(),
  /** The number of recovery codes that have not been used. */
  recoveryCodes: z.number().int(),
  /** Whether the shop requires one of everybody who works here. */
  required: z.boolean(),
  devices: z.array(RememberedDevice),
});
export type SecondFactorView = z.input<typeof SecondFactorView>;

/** Shown until it is confirmed by a code, and never again. */
export const SecondFactorOffer = z.object({
  /** In base32, to type into an app. */
  secret: z.string(),
  /** The same for a QR code: `otpauth://totp/…`. */
  uri: z.string(),
});
export type SecondFactorOffer = z.input<typeof SecondFactorOffer>;

export const StartSecondFactorBody = z.strictObject({ code: SecondFactorCode });

/** Each works once. They are shown only now, as the shop stores no more than digests. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const SecondFactorStarted = RecoveryCodes.extend({ session: AdminSession });

export const DeviceId = z.object({ id: Id });
