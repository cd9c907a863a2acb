import { ADMIN_ROLES } from '@book-store/contract/admin-roles';
import { type InferSchemaType, model, Schema, type Types } from 'mongoose';

const required = true;

const PURPOSES = ['invitation', 'password', 'email'] as const;
export type LinkPurpose = (typeof PURPOSES)[number];

/** A link by which somebody becomes an admin, or an admin gets a new password or address. */
const linkSchema = new Schema(
  {
    purpose: { type: String, required, enum: PURPOSES },
    /** Digests of its codes: each attempt to send the mail makes one, and using one uses up the link. */
    digests: { type: [String], required, default: [] },
    /** Where it is mailed to; the address that it proves. */
    email: String,
    /** The role that an invitation gives. */
    role: { type: String, enum: ADMIN_ROLES },
    /** The owner who passes it on, or has it mailed; once they are none any more, it is void. */
    maker: Schema.Types.ObjectId,
    /** Whose password or address; with a newer token version, the link is void. */
    admin: Schema.Types.ObjectId,
    version: Number,
    expiresAt: { type: Date, required },
  },
  { collection: 'admin_links', versionKey: false, autoIndex: false, strict: 'throw' },
);
linkSchema.index({ digests: 1 });
linkSchema.index({ admin: 1 });
linkSchema.index({ maker: 1 });
linkSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export type StoredLink = InferSchemaType<typeof linkSchema> & { _id: Types.ObjectId };
export const AdminLink = model('AdminLink', linkSchema);
