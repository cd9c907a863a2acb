import { model, Schema } from 'mongoose';

const required = true;

/** The linked Google account. `sub` never changes; its address and name may. */
export type LinkedGoogle = { sub: string; email: string; name?: string | undefined };

/** Until `until`, whoever reads mail to this address can recover the account. */
export type FormerEmail = { email: string; until: Date };

export type StoredAccount = {
  _id: string;
  email: string;
  emailVerified: boolean;
  passwordHash?: string;
  google?: LinkedGoogle;
  displayName?: string;
  photoUrl?: string;
  version: number;
  createdAt: Date;
  signedInAt: Date;
  passwordChangedAt?: Date;
  formerEmail?: FormerEmail;
};

const accountSchema = new Schema<StoredAccount>(
  {
    _id: { type: String, required },
    /** Normalised for comparison (`readEmail`). */
    email: { type: String, required },
    /** Whether somebody has read a mail sent there; anybody can register any address. */
    emailVerified: { type: Boolean, required },
    passwordHash: String,
    google: new Schema<LinkedGoogle>(
      { sub: { type: String, required }, email: { type: String, required }, name: String },
      { _id: false },
    ),
    displayName: String,
    photoUrl: String,
    /** Part of every session and code; incrementing it ends them all. */
    version: { type: Number, required, default: 0 },
    createdAt: { type: Date, required },
    signedInAt: { type: Date, required },
    passwordChangedAt: Date,
    formerEmail: new Schema<FormerEmail>(
      { email: { type: String, required }, until: { type: Date, required } },
      { _id: false },
    ),
  },
  { collection: 'accounts', versionKey: false, autoIndex: false, strict: 'throw' },
);
accountSchema.index({ email: 1 }, { unique: true });
accountSchema.index({ 'google.sub': 1 }, { unique: true, sparse: true });
accountSchema.index({ 'formerEmail.email': 1 }, { sparse: true });

export const Account = model('Account', accountSchema);

export const findByEmail = (email: string): Promise<StoredAccount | null> =>
  Account.findOne({ email }).lean();

/** Returns the account that had an address until recently. */
export const findByFormerEmail = (email: string, now: Date): Promise<StoredAccount | null> =>
  Account.findOne({
    'formerEmail.email': email,
    'formerEmail.until': { $gt: now },
  }).lean();
