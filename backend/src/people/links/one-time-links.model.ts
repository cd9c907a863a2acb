import { ADMIN_ROLES } from '@book-store/contract/admin-roles';
import { model, Schema, type Types } from 'mongoose';
import type { Stored } from '../../platform/documents/stored.ts';

const required = true;

/** Of accounts, in Firebase's words. */
export const ACCOUNT_PURPOSES = [
  'PASSWORD_RESET',
  'VERIFY_EMAIL',
  'VERIFY_AND_CHANGE_EMAIL',
] as const;
export type AccountPurpose = (typeof ACCOUNT_PURPOSES)[number];
/** By which somebody becomes an admin, or an admin gets a new password or address. */
export const ADMIN_PURPOSES = ['invitation', 'password', 'email'] as const;
export type AdminPurpose = (typeof ADMIN_PURPOSES)[number];

const linkSchema = new Schema(
  {
    purpose: { type: String, required, enum: [...ACCOUNT_PURPOSES, ...ADMIN_PURPOSES] },
    /** Digests of its codes: each attempt to send the mail makes one, and using one uses up the link. */
    digests: { type: [String], required, default: [] },
    /** Where it is mailed to; the address that it proves. */
    email: String,
    /** Whose it is: an account's, or an admin's. With a newer version of theirs, it is void. */
    account: String,
    admin: Schema.Types.ObjectId,
    version: Number,
    /** The role that an invitation gives. */
    role: { type: String, enum: ADMIN_ROLES },
    /** The owner who passes it on, or has it mailed; once they are none any more, it is void. */
    maker: Schema.Types.ObjectId,
    expiresAt: { type: Date, required },
  },
  { collection: 'one_time_links', versionKey: false, autoIndex: false, strict: 'throw' },
);
linkSchema.index({ digests: 1 });
linkSchema.index({ account: 1 });
linkSchema.index({ maker: 1 });
linkSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export type StoredLink = Stored<typeof linkSchema> & { _id: Types.ObjectId };
export type AccountLink = StoredLink & { purpose: AccountPurpose; account: string; email: string };
export type AdminLink = StoredLink & { purpose: AdminPurpose };
export const OneTimeLink = model('OneTimeLink', linkSchema);
