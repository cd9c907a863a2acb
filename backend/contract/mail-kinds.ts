/** What a mail is about; each kind has its own text. */
export const MAIL_KINDS = ['reset-password'] as const;
