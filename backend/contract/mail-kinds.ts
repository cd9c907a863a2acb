/** The kinds of mails; each has its own text. */
export const MAIL_KINDS = ['reset-password'] as const;
