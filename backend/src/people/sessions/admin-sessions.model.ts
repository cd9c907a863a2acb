import { type InferSchemaType, model, Schema } from 'mongoose';

const sessionSchema = new Schema(
  {
    _id: { type: String, required: true },
    admin: { type: Schema.Types.ObjectId, required: true },
    /** The admin's token version at sign-in; sessions with an older version have ended. */
    version: { type: Number, required: true },
    /** Browser and operating system, such as 'Firefox on Windows', without address and version. */
    device: { type: String, required: true },
    /** The network that it began in, coarsely. */
    network: String,
    startedAt: { type: Date, required: true },
    /** When the admin last used it. Missing in sessions of former versions. */
    usedAt: Date,
    /** When the admin last entered their password; absent: when it began. */
    confirmedAt: Date,
    /** The money given back and on gift cards since then without a password just entered, in minor units. */
    given: Number,
    /** A secret for a second factor that is being set up, encrypted. */
    offered: String,
    /** Whether it lasts until nobody has used it for hours. */
    slides: Boolean,
    expiresAt: { type: Date, required: true },
  },
  { collection: 'admin_sessions', versionKey: false, autoIndex: false, strict: 'throw' },
);
sessionSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
sessionSchema.index({ admin: 1 });

export type StoredSession = InferSchemaType<typeof sessionSchema>;
export const AdminSessionRecord = model('AdminSession', sessionSchema);
