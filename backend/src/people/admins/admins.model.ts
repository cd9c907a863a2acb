import { ADMIN_ROLES, type AdminRole } from '@book-store/contract/admin-roles';
import { DISPLAY_NAME_MAX, ROLE_LABEL_MAX, USERNAME_MAX } from '@book-store/contract/text-limits';
import { model, Schema, type Types } from 'mongoose';

export type StoredSecondFactor = {
  secret: string;
  since: Date;
  lastStep: number;
  recoveryCodes: string[];
};

export type StoredAdmin = {
  _id: Types.ObjectId;
  username: string;
  usernameKey: string;
  passwordHash: string;
  passwordIsGenerated?: boolean;
  tokenVersion: number;
  role?: AdminRole;
  email?: string;
  name: string;
  roleLabel?: string;
  picture?: string;
  createdAt: Date;
  secondFactor?: StoredSecondFactor;
  stays?: number;
};

const secondFactorSchema = new Schema<StoredSecondFactor>(
  {
    /** Encrypted (`secret-box.ts`). */
    secret: { type: String, required: true },
    since: { type: Date, required: true },
    /** Of the last code that was used, in steps of 30 seconds since 1970: no code counts twice. */
    lastStep: { type: Number, required: true },
    /** Digests of those not used yet. */
    recoveryCodes: { type: [String], required: true },
  },
  { _id: false, strict: 'throw' },
);

const adminSchema = new Schema<StoredAdmin>(
  {
    username: { type: String, required: true, maxlength: USERNAME_MAX },
    /** The username in lower case: 'Anna' and 'anna' are the same admin. */
    usernameKey: { type: String, required: true },
    passwordHash: { type: String, required: true },
    /** Absent or false: a person has chosen the password. */
    passwordIsGenerated: Boolean,
    /** Part of every token; incrementing it ends all sessions of this admin. */
    tokenVersion: { type: Number, required: true, default: 0 },
    /** Where links for a new password go, and where the admin is told of changes. */
    email: String,
    /** Absent for an owner: those who were admins before there were roles. */
    role: { type: String, enum: ADMIN_ROLES },
    name: { type: String, required: true, maxlength: DISPLAY_NAME_MAX },
    /** Absent for the default (`usualRole`). */
    roleLabel: { type: String, maxlength: ROLE_LABEL_MAX },
    picture: String,
    createdAt: { type: Date, required: true },
    /** Absent if there is none. */
    secondFactor: { type: secondFactorSchema },
    /** Incremented by what relies on this owner to stay one, to force a write conflict (`keep-an-owner.ts`). */
    stays: Number,
  },
  { collection: 'admins', versionKey: false, autoIndex: false, strict: 'throw' },
);
adminSchema.index({ usernameKey: 1 }, { unique: true });

export const AdminAccount = model('AdminAccount', adminSchema);

export const roleOf = ({ role = 'owner' }: Pick<StoredAdmin, 'role'>): AdminRole => role;

/** Matches owners. */
export const OWNERS = { role: { $ne: 'staff' } } as const;

/** Normalises a username for lookup. */
export const usernameKey = (username: string): string =>
  username.normalize('NFKC').trim().toLowerCase();

/** The key of admins' failure counters and known devices. */
export const ADMINS = 'admin';
